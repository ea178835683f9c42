import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readPdf } from "../../apps/api/src/testing/read-pdf.ts";
import { readSheet } from "../../apps/api/src/testing/read-sheet.ts";
import { download } from "./download.ts";
import type { EngineRow, EngineTables } from "./engine-tables.ts";
import { open } from "./person.ts";
import { readResultLines } from "./result-lines.ts";

type Measure = "points" | "weight" | "length";

interface Published {
  /** The address of the event's results. */
  results: string;
  tables: EngineTables;
  /** What a catch is reckoned in before it becomes points of a place. */
  caughtIn: Measure;
}

const tableNames: Readonly<Record<string, string>> = {
  individual: "Anglers",
  team: "Teams",
  "biggest-fish": "Biggest fish",
};

/** Overall, teams, by session and by sector: every cell that the public pages show is the engine's. */
export async function expectPages(page: Page, { results, tables, caughtIn }: Published): Promise<void> {
  const show = async (path: string) => {
    await page.goto(results + path);
    return (await readResultLines(page)).map(({ facts, ...line }) => ({ ...line, facts: facts.join(" · ") }));
  };
  for (const { id, rows } of tables.sums)
    expect([id, await show(`?table=${id}`)]).toEqual([
      id,
      rows.map((row) => lineOf(row, { section: "", measure: measureOf(id), caughtIn })),
    ]);
  for (const { number, rows } of tables.sessions) {
    const line = (row: EngineRow, section = "") => lineOf(row, { section, measure: "points", caughtIn });
    const shown = await show(`/${number}`);
    // Those of one place stand beside each other, whichever sector they fished.
    expect([number, bySector(shown)]).toEqual([number, bySector(rows.map((row) => line(row)))]);
    expect(shown.map(({ place }) => place)).toEqual(shown.map(({ place }) => place).toSorted(byPlace));
    expect([number, await show(`/sectors?session=${number}`)]).toEqual([
      number,
      rows.map((row) => line(row, `Sector ${row.sector}`)),
    ]);
  }
}

/** Every line of the paper, and every cell of the spreadsheets, as a guest downloads them. */
export async function expectFiles(page: Page, { results, tables, caughtIn }: Published): Promise<void> {
  await open(page, `${results}/pdf`);
  const paper = async (name: string, file: string) => {
    const { lines, missing } = await readPdf((await download(page, name, file)).bytes);
    expect(missing).toEqual([]);
    return lines.filter(([place]) => /^(\d+=?|–)$/.test(place!));
  };
  expect(await paper("Tables", "All tables (PDF)")).toEqual(
    tables.sums.flatMap(({ id, rows }) => rows.map((row) => printedOf(row, measureOf(id), caughtIn))),
  );
  const bySession = tables.sessions.flatMap(({ rows }) => rows);
  expect(await paper("Results by sector", "All sessions (PDF)")).toEqual(
    bySession.map((row) => printedOf({ ...row, sector: null }, "points", caughtIn)),
  );
  // By place, whichever sector somebody fished.
  expect(bySector(await paper("Results by session", "All sessions (PDF)"))).toEqual(
    bySector(bySession.map((row) => printedOf(row, "points", caughtIn))),
  );
  const sheet = async (name: string, file: string) => readSheet((await download(page, name, file)).bytes);
  for (const { id, rows } of tables.sums)
    expect([id, await sheet("Tables", `${tableNames[id]} (Excel)`)]).toEqual([id, cellsOf(rows)]);
  for (const { number, rows } of tables.sessions) {
    const cells = await sheet("Results by session", `Session ${number} (Excel)`);
    expect([number, bySector(cells)]).toEqual([number, bySector(cellsOf(rows))]);
  }
}

function measureOf(table: string): Measure {
  return table === "biggest-fish" ? "length" : "points";
}

/** A line of a public page. */
function lineOf(
  row: EngineRow,
  { section, measure, caughtIn }: { section: string; measure: Measure; caughtIn: Measure },
) {
  const facts = [
    row.number !== null && `No. ${row.number}`,
    row.team,
    row.sector && `Sector ${row.sector}`,
    row.fish > 0 && `${row.fish} fish`,
    `Catch: ${sumOf(row.raw, caughtIn)}`,
    row.best && row.best.size !== row.points && `Best fish: ${wordsOf(row.best.size, row.best.measure)}`,
  ];
  const marks = [noteOf(row), row.isDecidedByTie && "Decided by a tie-break"];
  return {
    section,
    place: shownPlace(row),
    name: row.name,
    facts: facts.filter(Boolean).join(" · "),
    marks: marks.filter(Boolean),
    sum: sumOf(row.points, measure),
  };
}

/** A line of the paper: what is empty leaves no cell. */
function printedOf(row: EngineRow, measure: Measure, caughtIn: Measure): string[] {
  const cells = [
    shownPlace(row),
    row.number === null ? "" : String(row.number),
    row.name,
    row.team ?? "",
    row.sector ? `Sector ${row.sector}` : "",
    ...(measure === "length" ? [] : row.rounds.map(({ points }) => points)),
    row.fish > 0 ? String(row.fish) : "",
    wordsOf(row.raw, caughtIn),
    wordsOf(row.points, measure),
  ];
  return cells.filter((cell) => cell !== "");
}

/** The lines of a spreadsheet: the biggest fish has a cell in its own session alone. */
function cellsOf(rows: readonly EngineRow[]): Record<string, unknown>[] {
  const sessions = [...new Set(rows.flatMap(({ rounds }) => rounds.map(({ session }) => session)))];
  return rows.map((row) => ({ ...wholeCells(row), ...roundCells(row, sessions) }));
}

function roundCells({ rounds }: EngineRow, sessions: readonly number[]): Record<string, unknown> {
  const cells = sessions.flatMap((session) => {
    const round = rounds.find((each) => each.session === session);
    return [
      [`Session ${session}`, round ? numberOf(round.points) : null],
      [`Session ${session} counts`, round ? "whole" : null],
    ];
  });
  return Object.fromEntries(cells) as Record<string, unknown>;
}

function wholeCells(row: EngineRow): Record<string, unknown> {
  return {
    Place: row.place,
    "Shared by": row.sharedBy,
    Number: row.number,
    Name: row.name,
    Team: row.team,
    Category: row.number === null ? null : "open",
    Session: row.session,
    Sector: row.sector,
    Fish: row.fish,
    Catch: numberOf(row.raw),
    Points: numberOf(row.points),
    Status: row.status,
    "Decided by a tie-break": row.isDecidedByTie ? "yes" : "no",
  };
}

function shownPlace({ place, sharedBy }: EngineRow): string {
  if (place === null) return "–";
  return sharedBy > 1 ? `${place}=` : String(place);
}

function noteOf({ status }: EngineRow): string {
  return { blank: "Blank", absent: "Absent", incomplete: "Incomplete team" }[status] ?? "";
}

function sumOf(value: string, measure: Measure): string {
  return measure === "points" ? `${value} pts` : wordsOf(value, measure);
}

function wordsOf(value: string, measure: Measure): string {
  const number = Number(value);
  if (measure === "points") return value;
  if (measure === "length") return `${number / 10} cm`;
  return number < 1000 ? `${number} g` : `${number / 1000} kg`;
}

/** A fraction that does not end stays as it is written. */
function numberOf(value: string): string | number {
  return value.includes("/") ? value : Number(value);
}

function byPlace(one: string, other: string): number {
  return (Number.parseInt(one, 10) || Infinity) - (Number.parseInt(other, 10) || Infinity);
}

/** In the order of the sectors, and in each as they stand. */
function bySector<Row extends object>(rows: readonly Row[]): Row[] {
  const sectorOf = (row: Row) =>
    "Sector" in row ? String(row.Sector) : (/Sector (\w+)/.exec(JSON.stringify(row))?.[1] ?? "");
  return rows.toSorted((one, other) => sectorOf(one).localeCompare(sectorOf(other)));
}
