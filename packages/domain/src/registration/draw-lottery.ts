import { fail, type Outcome, succeed } from "../outcome.ts";
import { openStream } from "../random/open-stream.ts";
import { readSeed } from "../random/read-seed.ts";
import { shuffleList } from "../random/shuffle-list.ts";
import { type Capacity, fillPlaces, type Taken } from "./fill-places.ts";

/** All that decides a lottery apart from the seed; what the published hash is taken of. Lists come in any order. */
export interface LotteryInput {
  /** Everybody who takes part. One registration takes one place, whether it is of one angler or of a team. */
  readonly registrations: readonly LotteryEntry[];
  /** The places of the whole event; null for no limit. */
  readonly capacity: number | null;
  /** How many of them the organizer gave away by hand before the draw. */
  readonly taken: number;
  /** Categories that have a limit of their own. */
  readonly limits: readonly CategoryLimit[];
}

export interface LotteryEntry {
  readonly registrationId: number;
  readonly category: string;
}

export interface CategoryLimit {
  readonly category: string;
  readonly capacity: number;
  readonly taken: number;
}

export interface DrawnEntry {
  readonly registrationId: number;
  /** False for whoever is on the waitlist. */
  readonly hasPlace: boolean;
}

export type LotteryProblem = "seed-is-not-256-bits" | "registration-listed-twice";

/**
 * Draws an order of everybody who takes part (docs/rules/draw.md, "Lottery"). Places go to the first for whom there is one;
 * somebody whose category is full holds nobody of another category back. All others wait in the order that was drawn.
 */
export function drawLottery(given: LotteryInput, seedText: string): Outcome<DrawnEntry[], LotteryProblem> {
  const seed = readSeed(seedText);
  if (!seed) return fail("seed-is-not-256-bits");
  const { registrations, capacity, taken, limits } = orderLotteryInput(given);
  const twice = registrations.find(
    ({ registrationId }, i) => registrationId === registrations[i - 1]?.registrationId,
  );
  if (twice) return fail("registration-listed-twice", { registrationId: twice.registrationId });

  const order = shuffleList(registrations, openStream(seed, "lottery"));
  const placed = fillPlaces(
    order.map(({ registrationId, category }) => ({ id: registrationId, category })),
    capacityOf(capacity, limits),
    takenOf(taken, limits),
  );
  const winners = new Set(placed.map(({ id }) => id));
  return succeed(
    order.map(({ registrationId }) => ({ registrationId, hasPlace: winners.has(registrationId) })),
  );
}

/** Registrations by id, limits by category: neither the draw nor its hash depends on how the lists came (R17). */
export function orderLotteryInput({ registrations, capacity, taken, limits }: LotteryInput): LotteryInput {
  return {
    registrations: registrations.toSorted((a, b) => a.registrationId - b.registrationId),
    capacity,
    taken,
    limits: limits.toSorted((a, b) => (a.category < b.category ? -1 : 1)),
  };
}

function capacityOf(total: number | null, limits: readonly CategoryLimit[]): Capacity {
  return { total, categories: new Map(limits.map(({ category, capacity }) => [category, capacity])) };
}

function takenOf(total: number, limits: readonly CategoryLimit[]): Taken {
  return { total, categories: new Map(limits.map(({ category, taken }) => [category, taken])) };
}
