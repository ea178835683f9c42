import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import type { UnitRow } from "@tightlines/domain/result/unit/rank-unit";
import type { RawScore } from "@tightlines/domain/score/score";
import { inSnapshot } from "../../../platform/database/in-snapshot.ts";
import type { Db } from "../../../platform/database/schema.ts";
import type { EventRow } from "../../../platform/database/tables/event.table.ts";
import type { AnglerViewer } from "../../angler/angler.presenter.ts";
import { getEvent } from "../../event/event.service.ts";
import { loadFreeze, showFrozen } from "../../score/freeze.ts";
import { keyOf } from "../../score/score-desk.ts";
import { presentScores } from "../../score/score.presenter.ts";
import * as scores from "../../score/score.repository.ts";
import { computeAll, loadFactsAround, rewindFacts } from "../kept-results.ts";
import type { ResultFacts } from "../result-facts.ts";

/** What was entered, with what the rules make of it. */
export interface ScorePaperFacts {
  event: EventRow;
  facts: ResultFacts;
  scores: readonly ValuedScore[];
}

export interface ValuedScore {
  score: ScoreResponse;
  /** Null for a score that counts nothing, such as one of a practice session. */
  raw: RawScore | null;
  row: UnitRow | null;
}

const EVERYTHING = { limit: 1_000_000, offset: 0 };

/**
 * Of one moment: the fish of a score stand beside what each of them is worth. Therefore the results are computed here and not
 * taken from those that are kept, which may be older or newer by a fish.
 */
export async function findScorePaperFacts(
  db: Db,
  eventId: number,
  viewerOf: (trx: Db) => Promise<AnglerViewer>,
  /** Of this session alone; of all when it is left out. */
  sessionId?: number,
): Promise<ScorePaperFacts> {
  const { event, facts, entered } = await inSnapshot(db, async (trx) => {
    const viewer = await viewerOf(trx);
    const freeze = viewer.isOrganizer ? null : await loadFreeze(trx, eventId);
    const wanted = { search: "", sessionId, since: freeze?.since };
    const rows = await scores.findPage(trx, eventId, wanted, false, EVERYTHING);
    const presented = await presentScores(trx, eventId, rows, viewer);
    const loaded = await loadFactsAround(trx, eventId, freeze);
    return {
      event: await getEvent(trx, eventId),
      facts: freeze ? rewindFacts(loaded, freeze) : loaded,
      entered: freeze ? presented.map((score) => showFrozen(score, freeze)) : presented,
    };
  });
  const { results } = computeAll(facts);
  const raws = new Map(
    results.rawScores.map((raw) => [keyOf({ sessionId: raw.sessionId, anglerId: raw.entryId }), raw]),
  );
  const rows = new Map(
    (results.classifications[0]?.units ?? []).flatMap(({ sessionId: fishedIn, rows: ranked }) =>
      ranked.map((row) => [keyOf({ sessionId: fishedIn, anglerId: row.entryId }), row]),
    ),
  );
  return {
    event,
    facts,
    scores: entered.map((score) => ({
      score,
      raw: raws.get(keyOf(score)) ?? null,
      row: rows.get(keyOf(score)) ?? null,
    })),
  };
}
