import type { SessionPresence } from "@tightlines/domain/score/score";

/** What was copied from a spreadsheet, line by line and cell by cell. Empty cells stay, so that every line finds its angler. */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return lines.map((line) => line.split("\t").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")));
}

const presences: readonly (readonly [RegExp, SessionPresence])[] = [
  [/^(abs|absent|dns|did not start)$/i, "absent"],
  [/^(wd|withdrew|withdrawn|dnf|retired)$/i, "withdrawn"],
  [/^(dq|dsq|disq|disqualified)$/i, "disqualified"],
];

/** What result lists write instead of a figure. */
export function readPresence(text: string): SessionPresence | undefined {
  return presences.find(([words]) => words.test(text.trim()))?.[1];
}

/** One key instead of a figure. */
export const presenceKeys: Readonly<Record<string, SessionPresence>> = {
  f: "fished",
  a: "absent",
  w: "withdrawn",
  d: "disqualified",
};
