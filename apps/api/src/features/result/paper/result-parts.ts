import type { ResultMeasure, ResultRow } from "@tightlines/contract/result/result-table";
import { groupBy } from "@tightlines/domain/group-by";
import type { PaperSector } from "../../sector/sector.paper.ts";
import { measureNames, valueWords } from "./measure-words.ts";
import type { ResultPaperFacts } from "./result-paper-facts.ts";
import type { ResultSheet } from "./result-sheet.ts";
import { noteOf, placeWords, roundWords, tableTitle, unitWords } from "./result-words.ts";

/** One table on sheets of its own, as `result-table.typ` reads it. */
export interface ResultPart extends Pick<ResultSheet, "scope" | "title" | "sessionNumber"> {
  /** Of the session; empty for a table of sums. */
  when: string;
  sector: PaperSector | null;
  state: string;
  columns: readonly Column[];
  rows: readonly { cells: readonly string[]; note: string }[];
}

interface Column {
  label: string;
  kind: "place" | "number" | "name" | "words" | "round" | "value" | "sum";
  /** What stands there in a row. */
  cell: (row: ResultRow) => string;
}

/** With more sessions than these their columns would leave no room for names. */
const MOST_ROUNDS = 12;

/** Every table of sums. */
export function tableParts(facts: ResultPaperFacts): ResultPart[] {
  const { event, tables, isProvisional } = facts;
  return tables.map(({ standings, ...table }, index) => {
    const { measure } = table;
    const numbers = [
      ...new Set(standings.flatMap(({ rounds }) => rounds.map(({ sessionNumber }) => sessionNumber))),
    ].toSorted((a, b) => a - b);
    const hasRounds = table.ordersBy === "rounds" && numbers.length <= MOST_ROUNDS;
    const columns: Column[] = [
      { label: "Place", kind: "place", cell: placeWords },
      ...(table.lists === "teams" ? [teamColumn] : anglerColumns),
      ...(hasRounds ? numbers : []).map((number): Column => ({
        label: `S${number}`,
        kind: "round",
        cell: ({ rounds }) => roundWords(rounds.find(({ sessionNumber }) => sessionNumber === number)),
      })),
      ...caughtColumns(facts, standings),
      { label: measureNames[measure], kind: "sum", cell: showPoints(measure, event.units) },
    ];
    return {
      scope: ["table", 0, index],
      title: tableTitle(table.id),
      when: "",
      sector: null,
      state: stateOf(facts, !isProvisional),
      sessionNumber: null,
      ...fill(columns, standings),
    };
  });
}

/** What each session brought, everybody by place. */
export function sessionParts(facts: ResultPaperFacts): ResultPart[] {
  return bySession(facts).map(({ session, rows }) => ({
    scope: ["session", session.id, 0],
    title: session.label,
    when: session.when,
    sector: null,
    state: stateOf(facts, session.isOfficial),
    sessionNumber: session.number,
    ...fill(sessionColumns(facts, true), rows),
  }));
}

/** What each session brought, sector by sector. */
export function sectorParts(facts: ResultPaperFacts): ResultPart[] {
  return bySession(facts).flatMap(({ session, rows }) => {
    const found = groupBy(rows, ({ sectorId }) => sectorId);
    const places = [...facts.sectors, null].filter((sector) => found.has(sector?.id ?? null));
    return places.map((sector): ResultPart => ({
      scope: ["sector", session.id, sector?.id ?? 0],
      title: session.label,
      when: session.when,
      sector,
      state: stateOf(facts, session.isOfficial),
      sessionNumber: session.number,
      ...fill(sessionColumns(facts, false), found.get(sector?.id ?? null) ?? []),
    }));
  });
}

/** The number of the results is no word that may change: the same places may get another one. */
export function sheetOf({ origin }: ResultPaperFacts, part: ResultPart): ResultSheet {
  const { scope, title, when, sector, state, sessionNumber, rows } = part;
  const columns = part.columns.map(({ label, kind }) => ({ label, kind }));
  const hasBrackets = rows.some(({ cells }) => cells.some((cell) => cell.startsWith("(")));
  return {
    scope,
    title: sector ? `${title}, ${sector.label}` : title,
    sessionNumber,
    words: [title, when, sector?.label ?? null, state, columns, rows],
    places: rows.length,
    content: { title, when, sector, state: `${state} · ${origin}`, columns, rows, hasBrackets },
  };
}

function fill(columns: readonly Column[], rows: readonly ResultRow[]) {
  return {
    columns,
    rows: rows.map((row) => ({ cells: columns.map(({ cell }) => cell(row)), note: noteOf(row) })),
  };
}

function bySession({ sessions, sessionRows }: ResultPaperFacts) {
  const found = groupBy(sessionRows, ({ unit }) => unit?.sessionNumber ?? 0);
  return sessions.flatMap((session) => {
    const rows = found.get(session.number) ?? [];
    return rows.length > 0 ? [{ session, rows }] : [];
  });
}

const anglerColumns: readonly Column[] = [
  { label: "No.", kind: "number", cell: ({ number }) => String(number ?? "") },
  { label: "Angler", kind: "name", cell: ({ name }) => name },
  { label: "Team", kind: "words", cell: ({ teamName }) => teamName ?? "" },
];

const teamColumn: Column = { label: "Team", kind: "name", cell: ({ name }) => name };

function sessionColumns(facts: ResultPaperFacts, hasUnit: boolean): Column[] {
  const { event, roundMeasure } = facts;
  const isNamed = hasUnit && facts.sessionRows.some(({ unit }) => unitWords(unit) !== "");
  return [
    { label: "Place", kind: "place", cell: placeWords },
    ...anglerColumns,
    ...(isNamed
      ? [{ label: "Where", kind: "value", cell: ({ unit }) => unitWords(unit) } satisfies Column]
      : []),
    ...caughtColumns(facts, facts.sessionRows),
    { label: measureNames[roundMeasure], kind: "sum", cell: showPoints(roundMeasure, event.units) },
  ];
}

/** What was caught, where that is not the sum already. A catch that was weighed as a whole may have no number of fish. */
function caughtColumns({ event, rawMeasure }: ResultPaperFacts, rows: readonly ResultRow[]): Column[] {
  const fish: Column = {
    label: "Fish",
    kind: "number",
    cell: ({ fishCount }) => (fishCount > 0 ? String(fishCount) : ""),
  };
  const caught: Column = {
    label: rawMeasure === "points" ? "Catch" : measureNames[rawMeasure],
    kind: "value",
    cell: ({ raw }) => valueWords(raw, rawMeasure, event.units),
  };
  return rows.every(({ raw, points }) => raw === points) ? [fish] : [fish, caught];
}

function showPoints(measure: ResultMeasure, units: ResultPaperFacts["event"]["units"]) {
  return ({ points }: ResultRow) => valueWords(points, measure, units);
}

function stateOf({ isSuperseded }: ResultPaperFacts, isOfficial: boolean): string {
  if (isSuperseded) return "Superseded: the facts have changed since";
  return isOfficial ? "Official" : "Provisional: scores can still change";
}
