import { enteredOf } from "@tightlines/contract/score/entered-score";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { groupBy } from "@tightlines/domain/group-by";
import { findFreeze } from "@tightlines/domain/score/find-freeze";
import { hashScore } from "@tightlines/domain/score/hash-score";
import { type LaterChange, rewindScore } from "@tightlines/domain/score/rewind-score";
import type { Db } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import * as events from "../event/event.repository.ts";
import * as sessions from "../session/session.repository.ts";
import { findLater } from "./score-operation.repository.ts";
import { keyOf } from "./score-desk.ts";

/** What the public does not see yet of sessions in their last minutes (Y8 [S84]). */
export interface Freeze {
  /** Since when, by session. */
  since: ReadonlyMap<number, Date>;
  /** What was carried out since then, by `keyOf` whom it is about. */
  later: ReadonlyMap<string, readonly NamedChange[]>;
}

interface NamedChange extends LaterChange {
  sessionId: number;
  anglerId: number;
  /** Of the fish as it was. */
  speciesName: string | null;
}

/** Null where everything is shown. */
export async function loadFreeze(db: Db, eventId: number, now = new Date()): Promise<Freeze | null> {
  const { ruleset } = requireFound(await events.findById(db, eventId), "event-not-found");
  if (ruleset.publication.hiddenLastMinutes === 0) return null;
  const since = new Map(
    (await sessions.findAll(db, eventId)).flatMap((session) => {
      const from = findFreeze(session, ruleset.publication, now);
      return from ? [[session.id, from] as const] : [];
    }),
  );
  if (since.size === 0) return null;
  return { since, later: groupBy(await findLater(db, eventId, since), keyOf) };
}

/** What was entered since then is not there yet. */
export function requireShown(score: ScoreResponse, { since }: Freeze): ScoreResponse {
  const from = since.get(score.sessionId);
  if (from && score.createdAt > from.toISOString()) throw new ProblemError("score-not-found");
  return score;
}

/** A score as it was when the public saw it last. */
export function showFrozen(score: ScoreResponse, { since, later }: Freeze): ScoreResponse {
  const changes = later.get(keyOf(score)) ?? [];
  const from = since.get(score.sessionId);
  if (changes.length === 0 || !from) return score;
  const entered = rewindScore(enteredOf(score), changes);
  const names = new Map(
    changes.toReversed().map(({ partId, speciesName }) => [partId, speciesName] as const),
  );
  const weighIn = entered.weighIn.value;
  return {
    ...score,
    ...entered.presence.value,
    weighIn: weighIn && {
      weightGrams: weighIn.weightGrams,
      fishCount: weighIn.fishCount ?? null,
      biggestFishGrams: weighIn.biggestFishGrams ?? null,
      deadCount: weighIn.deadCount ?? null,
    },
    catches: entered.catches.flatMap(({ id, values, voidReason }) => {
      const now = score.catches.find((fish) => fish.id === id);
      if (!now) return [];
      return {
        ...now,
        speciesId: Number(values.species),
        speciesName: names.get(id) ?? now.speciesName,
        lengthMm: values.lengthMm ?? null,
        weightGrams: values.weightGrams ?? null,
        count: values.count ?? 1,
        isDead: values.isDead ?? false,
        isTagged: values.isTagged ?? false,
        lineClassKg: values.lineClassKg ?? null,
        caughtAt: values.caughtAt ?? null,
        deductions: [...(values.deductions ?? [])],
        voidReason,
      };
    }),
    penalties: entered.penalties.flatMap(({ id, voidReason }) =>
      score.penalties.filter((penalty) => penalty.id === id).map((penalty) => ({ ...penalty, voidReason })),
    ),
    hash: hashScore(entered),
    isChecked: false,
    isSigned: false,
    updatedAt: score.updatedAt > from.toISOString() ? from.toISOString() : score.updatedAt,
  };
}
