import { randomUUID } from "node:crypto";
import type { ScoreOperationInput } from "../../../packages/contract/src/score/score-operation.ts";
import type { CatchInput } from "../../../packages/contract/src/score/score-values.ts";
import type { AnglerSession, Championship } from "../../../packages/domain/fixtures/read-wffc-2008.ts";
import { openStream } from "../../../packages/domain/src/random/open-stream.ts";
import { shuffleList } from "../../../packages/domain/src/random/shuffle-list.ts";
import type { Stage } from "./stage-championship.ts";

/** What one controller has to send. */
export interface PhonePlan {
  /** The sector they stand at. */
  sector: number;
  entries: Entry[];
}

/** An operation on a phone. One that changes a fish can be sent once the server has that fish. */
export interface Entry {
  operation: ScoreOperationInput;
  needs: string | null;
}

/** A fish as it is to stand in the end; its id is that of the operation that adds it. */
export interface Fish {
  id: string;
  session: number;
  entryId: number;
  lengthMm: number;
}

/** One fish in so many is typed wrong at first and put right afterwards. */
const MISTYPED = 20;
const WRONG_BY_MM = 100;

/**
 * Shares the fish out among controllers: most of them stand where most is caught, and those of a sector take what comes,
 * so that several phones speak of the same angler. Whoever caught nothing is said to have fished, so that their card is there.
 */
export function planPhones(
  championship: Championship,
  stage: Stage,
  { count, seed }: { count: number; seed: Uint8Array },
): { phones: PhonePlan[]; fish: Fish[] } {
  const stream = openStream(seed, "plan");
  const caught = new Map(
    championship.facts.scores.map((score) => [cardOf(score.sessionId, score.entryId), score.catches]),
  );
  const phones = allotPhones(championship, count);
  const devices = new Map(phones.map((phone) => [phone, randomUUID()]));
  const fish: Fish[] = [];
  for (const { number } of championship.facts.sessions) {
    const fished = championship.fished.filter(({ session }) => session === number);
    const turns = fished.flatMap((place): Turn[] => {
      const lengths = caught.get(cardOf(place.session, place.entryId))!.map(({ lengthMm }) => lengthMm!);
      return lengths.length === 0
        ? [{ place, lengthMm: null }]
        : lengths.map((lengthMm) => ({ place, lengthMm }));
    });
    for (const { place, lengthMm } of shuffleList(turns, stream)) {
      const there = phones.filter(({ sector }) => sector === place.sector);
      const phone = there[stream.nextBelow(there.length)]!;
      if (lengthMm === null)
        say(phone, place, { kind: "set-presence", seen: null, presence: "fished", lateMinutes: 0 });
      else fish.push(enterFish(phone, place, lengthMm));
    }
  }
  return { phones, fish };

  function enterFish(phone: PhonePlan, place: AnglerSession, lengthMm: number): Fish {
    const isMistyped = stream.nextBelow(MISTYPED) === 0;
    const typed = isMistyped ? lengthMm + WRONG_BY_MM : lengthMm;
    const id = say(phone, place, { kind: "add-catch", catch: trout(typed) });
    if (isMistyped)
      say(phone, place, { kind: "change-catch", catchId: id, seen: id, catch: trout(lengthMm) }, id);
    return { id, session: place.session, entryId: place.entryId, lengthMm };
  }

  function say(
    phone: PhonePlan,
    { session, entryId }: AnglerSession,
    what: What,
    needs: string | null = null,
  ): string {
    const operation: ScoreOperationInput = {
      ...what,
      id: randomUUID(),
      sessionId: stage.sessionIds.get(session)!,
      anglerId: stage.anglerIds.get(entryId)!,
      madeAt: new Date().toISOString(),
      deviceId: devices.get(phone)!,
      deviceNumber: phone.entries.length + 1,
      reason: "",
    };
    phone.entries.push({ operation, needs });
    return operation.id;
  }

  function trout(lengthMm: number): CatchInput {
    const plain = { weightGrams: null, count: 1, isDead: false, isTagged: false, lineClassKg: null };
    return { ...plain, speciesId: stage.speciesId, lengthMm, caughtAt: null, deductions: [] };
  }
}

/** Something to enter: a fish, or that somebody caught none. */
interface Turn {
  place: AnglerSession;
  lengthMm: number | null;
}

type Kinds = "add-catch" | "change-catch" | "set-presence";
type Envelope = "id" | "sessionId" | "anglerId" | "madeAt" | "deviceId" | "deviceNumber" | "reason";
type What = ScoreOperationInput extends infer Each
  ? Each extends { kind: Kinds }
    ? Omit<Each, Envelope>
    : never
  : never;

function cardOf(session: number, entryId: number): string {
  return `${session} ${entryId}`;
}

/** The next phone always goes where most fish fall to one phone. */
function allotPhones({ fished, facts }: Championship, count: number): PhonePlan[] {
  const sectorOf = new Map(fished.map(({ session, entryId, sector }) => [cardOf(session, entryId), sector]));
  const catches = new Map<number, number>();
  for (const { sessionId, entryId, catches: all } of facts.scores) {
    const sector = sectorOf.get(cardOf(sessionId, entryId))!;
    catches.set(sector, (catches.get(sector) ?? 0) + all.length);
  }
  const phones = [...catches.keys()].map((sector): PhonePlan => ({ sector, entries: [] }));
  while (phones.length < count) {
    const load = (sector: number) =>
      catches.get(sector)! / phones.filter((phone) => phone.sector === sector).length;
    const [busiest] = [...catches.keys()].toSorted((one, other) => load(other) - load(one));
    phones.push({ sector: busiest!, entries: [] });
  }
  return phones;
}
