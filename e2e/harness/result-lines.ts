import type { Page } from "playwright-core";

/** One line of a table of results, as the page shows it. */
export interface ResultLine {
  /** The sector or the group that it stands under; empty where the table is not divided. */
  section: string;
  place: string;
  name: string;
  /** "No. 7", the team, the sector, how many fish: what stands below the name. */
  facts: string[];
  /** "Blank", "Absent", or that a tie-break decided. */
  marks: string[];
  sum: string;
}

/** All lines of the table that a page of results shows. */
export function readResultLines(page: Page): Promise<ResultLine[]> {
  return page.locator("summary:has(strong)").evaluateAll((lines) =>
    lines.map((line) => {
      const [place, person, marks, sum] = [...line.children];
      return {
        section: line.closest('section[aria-labelledby^="section-"]')?.querySelector("h3")?.textContent ?? "",
        place: place?.textContent ?? "",
        name: person?.querySelector("strong")?.textContent ?? "",
        facts: (person?.lastElementChild?.textContent ?? "").split(" · "),
        marks: [...(marks?.children ?? [])].map(({ textContent }) => textContent),
        sum: sum?.textContent ?? "",
      };
    }),
  );
}
