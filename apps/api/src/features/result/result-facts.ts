import { groupBy } from "@tightlines/domain/group-by";
import type { CompetitionFacts, Unit } from "@tightlines/domain/result/facts/facts";
import { frameFacts } from "@tightlines/domain/result/facts/frame-facts";
import { groupUnits } from "@tightlines/domain/result/facts/group-units";
import { chooseSpecies } from "@tightlines/domain/ruleset/choose-species";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { type EnteredScore, scoreOf } from "@tightlines/domain/score/entered-score";
import type { Score } from "@tightlines/domain/score/score";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import * as anglers from "../angler/angler.repository.ts";
import * as eventSpecies from "../event-species/event-species.repository.ts";
import * as events from "../event/event.repository.ts";
import * as groups from "../group/group.repository.ts";
import { findCatches, findPenalties } from "../score/catch.repository.ts";
import { readEntered } from "../score/entered-score.ts";
import { keyOf } from "../score/score-desk.ts";
import type { Pair } from "../score/score.repository.ts";
import * as sessions from "../session/session.repository.ts";
import { listSlots } from "./list-slots.ts";
import * as results from "./result.repository.ts";

export type NamedPlacement = Awaited<ReturnType<typeof results.findPlacements>>[number];

export type ResultFacts = Awaited<ReturnType<typeof loadFacts>>;

/** A score with all that was said about it. */
export interface EnteredPair extends Pair {
  entered: EnteredScore;
  /** What a jury has set last of its points, and why. */
  setByJury?: { code: string; reason: string };
}

/** Scores by `keyOf` whom they are about, so that one can be exchanged. */
export type Scores = ReadonlyMap<string, Score>;

/** Everything that the results of an event are computed from, as it is stored now; of `pairs` with all that was said. */
export async function loadFacts(db: Db, eventId: number, pairs: readonly Pair[]) {
  const event = requireFound(await events.findById(db, eventId), "event-not-found");
  const chosen = await eventSpecies.findAll(db, eventId);
  const species = await results.findSpecies(db);
  const speciesCodes = new Map(species.map(({ id, code }) => [id, code]));
  const entered = await loadEntered(db, eventId, pairs);
  const plain = (await results.findPlainScores(db, eventId)).map(
    (score) => [keyOf({ sessionId: score.sessionId, anglerId: score.entryId }), score] as const,
  );
  const read = [...entered].map(([key, pair]) => [key, readScore(pair, speciesCodes)] as const);
  return {
    ruleset: { ...event.ruleset, catching: chooseSpecies(event.ruleset.catching, chosen) } satisfies Ruleset,
    timeZone: event.timeZone,
    sessions: await sessions.findAll(db, eventId),
    anglers: await anglers.findAll(db, eventId),
    groups: await groups.findLabels(db, eventId),
    placements: await results.findPlacements(db, eventId),
    withdrawn: await results.findWithdrawn(db, eventId),
    substitutes: await results.findSubstitutes(db, eventId),
    speciesCodes,
    speciesNames: new Map(species.map(({ code, name }) => [code, name])),
    entered,
    scores: new Map([...plain, ...read]),
  };
}

/** What the rules need of it. */
export function competitionOf(facts: ResultFacts, scores: Scores): CompetitionFacts {
  return frameFacts(
    {
      unit: facts.ruleset.unit,
      timeZone: facts.timeZone,
      sessions: facts.sessions.map((session) => ({ ...session, startsAt: session.startsAt.toISOString() })),
      anglers: facts.anglers,
      units: drawnUnits(facts),
    },
    [...scores.values()],
  );
}

/** Who fishes against whom in the sessions that were drawn. */
export function drawnUnits(facts: ResultFacts): readonly Unit[] {
  return groupUnits(facts.ruleset.unit, listSlots(facts));
}

/** The rules speak of species by their code, a score by their id. */
export function readScore(
  { sessionId, anglerId, entered }: EnteredPair,
  codes: ReadonlyMap<number, string>,
): Score {
  const score = scoreOf(entered, { sessionId, entryId: anglerId });
  const catches = score.catches.map((fish) => ({ ...fish, species: codes.get(Number(fish.species)) ?? "" }));
  return { ...score, catches };
}

async function loadEntered(
  db: Db,
  eventId: number,
  pairs: readonly Pair[],
): Promise<Map<string, EnteredPair>> {
  const rows = await results.findOtherScores(db, eventId, pairs);
  const ids = rows.map(({ id }) => id);
  const catches = groupBy(await findCatches(db, eventId, ids), ({ scoreId }) => scoreId);
  const penalties = groupBy(await findPenalties(db, eventId, ids), ({ scoreId }) => scoreId);
  return new Map(
    rows.map((row) => {
      const { sessionId, anglerId } = row;
      const own = penalties.get(row.id) ?? [];
      const entered = readEntered(row, catches.get(row.id) ?? [], own);
      const set = own.findLast(({ effect, voidReason }) => effect === "points-set" && voidReason === null);
      const setByJury = set && { setByJury: { code: set.code, reason: set.reason } };
      return [keyOf(row), { sessionId, anglerId, entered, ...setByJury }];
    }),
  );
}
