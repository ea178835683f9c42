import type { Catch, Penalty, Score, SessionPresence, WeighIn } from "./score.ts";

/**
 * What is written down about one angler in one session. Each part names the operation that said it last: a device that
 * changes a part says which operation it has seen, so that nobody overwrites what they do not know.
 */
export interface EnteredScore {
  readonly presence: Said<EnteredPresence>;
  readonly weighIn: Said<WeighIn | null>;
  readonly catches: readonly EnteredCatch[];
  readonly penalties: readonly EnteredPenalty[];
  /** The hash of what the angler has confirmed; null as long as they have not. */
  readonly signature: Said<string | null>;
  /** The hash of what a second person has read from the card, too; null as long as nobody has. */
  readonly check: Said<string | null>;
}

/** A value, and the id of the operation that said it last; null as long as nobody has. */
export interface Said<Value> {
  readonly value: Value;
  readonly saidBy: string | null;
}

export interface EnteredPresence {
  readonly presence: SessionPresence;
  readonly lateMinutes: number;
}

/** A fish has the id of the operation that added it. */
export interface EnteredCatch {
  readonly id: string;
  readonly saidBy: string;
  readonly values: CatchValues;
  /** Why it does not count; null while it does. It stays on the list, struck through. */
  readonly voidReason: string | null;
}

export type CatchValues = Omit<Catch, "isVoid">;

export interface EnteredPenalty {
  readonly id: string;
  readonly saidBy: string;
  readonly values: PenaltyValues;
  readonly voidReason: string | null;
}

/** A card or decision; a fish is named by its id, because fish are added while a decision is on its way. */
export type PenaltyValues = Omit<Penalty, "catchIndex"> & { readonly catchId?: string };

export const emptyScore: EnteredScore = {
  presence: { value: { presence: "fished", lateMinutes: 0 }, saidBy: null },
  weighIn: { value: null, saidBy: null },
  catches: [],
  penalties: [],
  signature: { value: null, saidBy: null },
  check: { value: null, saidBy: null },
};

/** Whether nobody has said anything about it. */
export function isUntold({ presence, weighIn, catches, penalties }: EnteredScore): boolean {
  const isSaid = presence.saidBy !== null || weighIn.saidBy !== null;
  return !isSaid && catches.length === 0 && penalties.length === 0;
}

/** What the rules need of it. Fish stand in the order they were added, voided ones included. */
export function scoreOf(entered: EnteredScore, of: { sessionId: number; entryId: number }): Score {
  const { presence, lateMinutes } = entered.presence.value;
  const places = new Map(entered.catches.map(({ id }, place) => [id, place]));
  const penalties = entered.penalties.flatMap(({ values, voidReason }) =>
    voidReason === null ? [penaltyOf(values, places)] : [],
  );
  return {
    ...of,
    presence,
    catches: entered.catches.map(({ values, voidReason }) =>
      voidReason === null ? values : { ...values, isVoid: true },
    ),
    ...(entered.weighIn.value && { weighIn: entered.weighIn.value }),
    ...(lateMinutes > 0 && { lateMinutes }),
    ...(penalties.length > 0 && { penalties }),
  };
}

function penaltyOf({ catchId, ...penalty }: PenaltyValues, places: ReadonlyMap<string, number>): Penalty {
  const catchIndex = catchId === undefined ? undefined : places.get(catchId);
  return catchIndex === undefined ? penalty : { ...penalty, catchIndex };
}
