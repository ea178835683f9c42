import { groupBy } from "@tightlines/domain/group-by";
import type { Db } from "../../../platform/database/schema.ts";
import { type PaperSector, printSector } from "../../sector/sector.paper.ts";
import * as sectors from "../../sector/sector.repository.ts";
import { type PaperSession, printSession } from "../../session/session.paper.ts";
import { measureRaw, measureRound } from "../result-tables.ts";
import type { FactsOptions } from "./result-paper-facts.ts";
import type { ResultSheet, ResultSheets, SheetWish } from "./result-sheet.ts";
import { findScorePaperFacts, type ScorePaperFacts, type ValuedScore } from "./score-paper-facts.ts";
import {
  fishLines,
  penaltyLines,
  placeLine,
  type ScoreFrame,
  totalWords,
  wholeLines,
} from "./score-words.ts";

/** What everybody caught, a sheet for each sector in each session. */
export async function scoreSheets(
  db: Db,
  eventId: number,
  options: FactsOptions,
  wish: SheetWish,
): Promise<ResultSheets> {
  const printed = await printScores(db, eventId, options, wish);
  const parts = groupBy(printed.cards, ({ session, sector }) => `${session.id} ${sector?.id ?? 0}`);
  return {
    ...printed,
    sheets: [...parts.values()].map((cards): ResultSheet => {
      const { session, sector, state } = cards[0]!;
      const lines = cards.map(({ card }) => card);
      return {
        scope: ["scores", session.id, sector?.id ?? 0],
        title: sector ? `${session.label}, ${sector.label}` : session.label,
        sessionNumber: session.number,
        words: [session.label, session.when, sector?.label ?? null, state, lines],
        places: lines.reduce((sum, { fish }) => sum + 1 + fish.length, 0),
        content: { session, sector, state, cards: lines },
      };
    }),
  };
}

/** A scorecard for everybody, as it would have been filled in. */
export async function cardSheets(
  db: Db,
  eventId: number,
  options: FactsOptions,
  wish: SheetWish,
): Promise<ResultSheets> {
  const printed = await printScores(db, eventId, options, wish);
  return {
    ...printed,
    sheets: printed.cards.map(({ session, sector, state, card, anglerId }): ResultSheet => ({
      scope: ["card", session.id, anglerId],
      title: `${session.label}, ${card.name}`,
      sessionNumber: session.number,
      words: [session.label, session.when, sector?.label ?? null, card],
      places: 1,
      content: { session, sector, state, card },
    })),
  };
}

async function printScores(db: Db, eventId: number, { uses }: FactsOptions, { sessionId }: SheetWish) {
  const viewerOf = async (trx: Db) => ({
    isOrganizer: false,
    hidesMinors: await uses.hidesMinors(trx, eventId),
  });
  const found = await findScorePaperFacts(db, eventId, viewerOf, sessionId);
  const places = (await sectors.findAll(db, eventId)).map(printSector);
  const sectorOf = new Map(places.map((sector) => [sector.code, sector]));
  const frame = frameOf(found);
  const sessionOf = new Map(
    found.facts.sessions.map((row) => [row.id, { ...printSession(row, frame.timeZone), status: row.status }]),
  );
  return {
    event: found.event,
    cards: found.scores.map((valued): PrintedCard => {
      const session = sessionOf.get(valued.score.sessionId)!;
      return {
        session,
        sector: sectorOf.get(valued.score.sectorCode ?? "") ?? null,
        state: session.status === "official" ? "Official" : "Provisional: scores can still change",
        anglerId: valued.score.anglerId,
        card: printCard(valued, frame),
      };
    }),
  };
}

interface PrintedCard {
  session: PaperSession;
  sector: PaperSector | null;
  state: string;
  anglerId: number;
  card: ReturnType<typeof printCard>;
}

function printCard(valued: ValuedScore, frame: ScoreFrame) {
  const { score, raw } = valued;
  return {
    peg: score.pegNumber === null ? "" : String(score.pegNumber),
    number: String(score.anglerNumber),
    name: score.anglerName,
    team: score.teamName ?? "",
    fish: fishLines(valued, frame),
    whole: wholeLines(score, frame).join(", "),
    penalties: penaltyLines(valued, frame),
    total: totalWords(raw, frame),
    place: placeLine(valued, frame),
    isSigned: score.isSigned,
    isChecked: score.isChecked,
  };
}

export function frameOf({ event, facts: { ruleset } }: ScorePaperFacts): ScoreFrame {
  return {
    units: event.units,
    timeZone: event.timeZone,
    rawMeasure: measureRaw(ruleset),
    roundMeasure: measureRound(ruleset),
    display: ruleset.display,
  };
}
