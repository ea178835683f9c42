import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { groupBy } from "@tightlines/domain/group-by";
import { hashScore } from "@tightlines/domain/score/hash-score";
import type { Db } from "../../platform/database/schema.ts";
import type { PenaltyRow } from "../../platform/database/tables/penalty.table.ts";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";
import { findCatches, findPenalties, findSpeciesNames, type NamedCatch } from "./catch.repository.ts";
import { readEntered } from "./entered-score.ts";

/** What a score consists of, at one of its revisions. */
export interface ScoreCard {
  revision: number;
  catches: readonly NamedCatch[];
  penalties: readonly PenaltyRow[];
  /** What stands for its values, and how its parts are answered, where somebody has asked for them. */
  hash?: string;
  parts?: Pick<ScoreResponse, "catches" | "penalties">;
}

/** Answers a card for each row, in their order. */
export type ReadCards = (db: Db, eventId: number, rows: readonly ScoreRow[]) => Promise<ScoreCard[]>;

export const readCards: ReadCards = async (db, eventId, rows) => {
  const ids = rows.map(({ id }) => id);
  const catches = groupBy(await findCatches(db, eventId, ids), ({ scoreId }) => scoreId);
  const penalties = groupBy(await findPenalties(db, eventId, ids), ({ scoreId }) => scoreId);
  return rows.map(({ id, revision }) => ({
    revision,
    catches: catches.get(id) ?? [],
    penalties: penalties.get(id) ?? [],
  }));
};

export function hashOf(row: ScoreRow, card: ScoreCard): string {
  card.hash ??= hashScore(readEntered(row, card.catches, card.penalties));
  return card.hash;
}

export function partsOf(card: ScoreCard): NonNullable<ScoreCard["parts"]> {
  card.parts ??= {
    catches: card.catches.map(presentCatch),
    penalties: card.penalties.map(presentPenalty),
  };
  return card.parts;
}

function presentCatch({
  eventId: _eventId,
  scoreId: _scoreId,
  number: _number,
  caughtAt,
  ...row
}: NamedCatch) {
  return { ...row, caughtAt: caughtAt?.toISOString() ?? null };
}

function presentPenalty({ eventId: _eventId, scoreId: _scoreId, number: _number, ...row }: PenaltyRow) {
  return row;
}

/** About 50 MB. */
const MOST_PARTS = 50_000;

/**
 * Reads the cards that have changed alone: while thousands follow a session, one score after the other does. For committed
 * scores, since a revision that is rolled back is given a second time.
 */
export function rememberCards(): ReadCards {
  const known = new Map<number, ScoreCard>();
  const names = new Map<number, string>();
  let size = 0;
  return async (db, eventId, rows) => {
    await forgetRenamed(db);
    const cards = rows.map(({ id, revision }) => {
      const card = known.get(id);
      return card?.revision === revision ? card : undefined;
    });
    const missing = rows.filter((_, place) => !cards[place]);
    const read = missing.length > 0 ? await readCards(db, eventId, missing) : [];
    for (const [place, card] of read.entries()) remember(missing[place]!.id, card);
    const rest = read.values();
    return cards.map((card) => card ?? rest.next().value!);
  };

  /** A card carries the names of its species, which are not its own. */
  async function forgetRenamed(db: Db): Promise<void> {
    const asked = [...names];
    const now = await findSpeciesNames(
      db,
      asked.map(([id]) => id),
    );
    if (asked.some(([id, name]) => now.get(id) !== name)) forgetAll();
  }

  function remember(id: number, card: ScoreCard): void {
    // One may be renamed between the two questions, too.
    const isRenamed = card.catches.some(
      ({ speciesId, speciesName }) => (names.get(speciesId) ?? speciesName) !== speciesName,
    );
    if (isRenamed || size + sizeOf(card) > MOST_PARTS) forgetAll();
    size += sizeOf(card) - sizeOf(known.get(id));
    known.set(id, card);
    for (const { speciesId, speciesName } of card.catches) names.set(speciesId, speciesName);
  }

  function forgetAll(): void {
    known.clear();
    names.clear();
    size = 0;
  }
}

/** A card without fish takes room, too. */
function sizeOf(card: ScoreCard | undefined): number {
  return card ? 1 + card.catches.length : 0;
}
