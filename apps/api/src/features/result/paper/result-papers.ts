import type { Db } from "../../../platform/database/schema.ts";
import type { PaperFill } from "../../../platform/paper/refuse-long-paper.ts";
import { certificateSheets } from "./certificate-sheets.ts";
import { type FactsOptions, findResultPaperFacts, type ResultPaperFacts } from "./result-paper-facts.ts";
import { type ResultPart, sectorParts, sessionParts, sheetOf, tableParts } from "./result-parts.ts";
import type { ResultSheets, SheetKind, SheetWish } from "./result-sheet.ts";
import { cardSheets, scoreSheets } from "./score-sheets.ts";

/** One kind of paper about results or scores. */
export interface ResultPaper {
  /** Of the file, after the event's address. */
  name: string;
  title: string;
  fills: PaperFill;
  template: () => URL;
  whenEmpty?: "podium-empty";
  sheets: (db: Db, eventId: number, options: FactsOptions, wish: SheetWish) => Promise<ResultSheets>;
}

const asTable = { fills: "lines", template: () => new URL("./result-table.typ", import.meta.url) } as const;

/** By the kind of their sheets. */
export const resultPapers: Readonly<Record<SheetKind, ResultPaper>> = {
  table: { ...asTable, name: "results", title: "Results", sheets: resultSheets(tableParts) },
  session: {
    ...asTable,
    name: "session-results",
    title: "Results by session",
    sheets: resultSheets(sessionParts),
  },
  sector: {
    ...asTable,
    name: "sector-results",
    title: "Results by sector",
    sheets: resultSheets(sectorParts),
  },
  scores: {
    name: "scores",
    title: "Scores",
    fills: "lines",
    template: () => new URL("./score-list.typ", import.meta.url),
    sheets: scoreSheets,
  },
  card: {
    name: "filled-scorecards",
    title: "Scorecards",
    fills: "cards",
    template: () => new URL("./filled-card.typ", import.meta.url),
    sheets: cardSheets,
  },
  certificate: {
    name: "certificates",
    title: "Certificates",
    fills: "cards",
    template: () => new URL("./certificate.typ", import.meta.url),
    whenEmpty: "podium-empty",
    sheets: certificateSheets,
  },
};

export const sheetKinds = Object.keys(resultPapers) as SheetKind[];

function resultSheets(partsOf: (facts: ResultPaperFacts) => ResultPart[]): ResultPaper["sheets"] {
  return async (db, eventId, options, { version, sessionId }) => {
    const facts = await findResultPaperFacts(db, eventId, options, version);
    const parts = partsOf(facts).filter(({ scope }) => sessionId === undefined || scope[1] === sessionId);
    return { event: facts.event, sheets: parts.map((part) => sheetOf(facts, part)) };
  };
}
