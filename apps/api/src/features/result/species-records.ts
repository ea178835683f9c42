import type { RecordFish, SpeciesRecord } from "@tightlines/contract/result/species-record";
import { findRecords, type SizedFish } from "@tightlines/domain/result/find-records";
import { listCaught } from "@tightlines/domain/result/tally-species";
import { keyOf } from "../score/score-desk.ts";
import type { ComputedResults } from "./kept-results.ts";

/** Where a fish was caught. */
export type RecordEvent = Pick<RecordFish, "eventId" | "eventUrl" | "eventName" | "endsOn" | "units">;

/** A fish that may hold a record, before it is known by which measure. */
export interface EventFish extends RecordEvent, SizedFish, Pick<RecordFish, "anglerId" | "isOfficial"> {
  speciesName: string;
}

/** Every fish that counts in an event. Practice has none. */
export function listFish(event: RecordEvent, { facts, results }: ComputedResults): EventFish[] {
  const official = new Set(facts.sessions.filter(({ status }) => status === "official").map(({ id }) => id));
  const caught = listCaught(
    results.rawScores,
    ({ sessionId, entryId }) => facts.scores.get(keyOf({ sessionId, anglerId: entryId }))?.catches ?? [],
  );
  return caught.map(({ species, sessionId, entryId, lengthMm, weightGrams }) => ({
    ...event,
    species,
    speciesName: facts.speciesNames.get(species) ?? species,
    lengthMm,
    weightGrams,
    anglerId: entryId,
    isOfficial: official.has(sessionId),
  }));
}

/** The records of these fish, species by name; who holds them as `nameOf` says it. */
export function presentRecords<Fish extends EventFish>(
  fish: readonly Fish[],
  nameOf: (fish: Fish) => string,
): SpeciesRecord[] {
  return findRecords(fish, ({ anglerId }) => String(anglerId))
    .map(({ species, longest, heaviest }) => ({
      code: species,
      name: (longest[0] ?? heaviest[0])!.speciesName,
      longest: longest.map((each) => presentFish(each, each.lengthMm!, nameOf(each))),
      heaviest: heaviest.map((each) => presentFish(each, each.weightGrams!, nameOf(each))),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

function presentFish(fish: EventFish, size: number, name: string): RecordFish {
  const { eventId, eventUrl, eventName, endsOn, units, anglerId, isOfficial } = fish;
  return { size, eventId, eventUrl, eventName, endsOn, units, anglerId, name, isOfficial };
}
