import { compare, type Rational, subtract, sum } from "../number/rational.ts";
import type { DuelRules, DuelScoring, DuelTieBreak } from "../ruleset/duel-rules.ts";
import { compareFish, type DuelOutcome, scoreSide } from "./score-duel.ts";

export interface DuelTableInput extends Pick<DuelRules, "scoring" | "tieBreaks" | "qualifiers"> {
  readonly anglerIds: readonly number[];
  readonly results: readonly DuelResult[];
  /** Golden trout fished off, first fish first (T4 [S58]). */
  readonly playOffs: readonly (readonly number[])[];
}

export interface DuelResult {
  readonly anglerIds: readonly [number, number];
  readonly fish: readonly [number, number];
  /** Whoever broke the rules in this duel scores nothing in it (T6 [S26]). */
  readonly forfeitedBy: readonly number[];
}

export interface DuelRow {
  readonly anglerId: number;
  readonly place: number;
  readonly points: Rational;
  readonly duels: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly fish: number;
  readonly penalty: Rational;
  /** What separated this angler from others level on points; null where points did, or nothing has yet. */
  readonly decidedBy: DuelTieBreak | "golden-trout" | null;
  /** The tie lies across the line of the finals, so the first fish of a play-off must decide. */
  readonly needsGoldenTrout: boolean;
}

/** The table of a duel competition: points, then the tie-breaks, then the golden trout (T4 [S58], T6 [S26]). */
export function rankDuels(input: DuelTableInput): DuelRow[] {
  const tallies = input.anglerIds.map((anglerId) => tally(input, anglerId));
  let groups: Group[] = splitBy({ members: tallies, decidedBy: null }, null, (one) => one.points);
  for (const tieBreak of input.tieBreaks) {
    groups = groups.flatMap((group) => splitBy(group, tieBreak, measureOf(input, tieBreak, group)));
  }
  for (const order of input.playOffs) {
    groups = groups.flatMap((group) =>
      splitBy(group, "golden-trout", (one) => standing(order, one.anglerId)),
    );
  }
  let before = 0;
  return groups.flatMap(({ members, decidedBy }) => {
    const place = before + 1;
    before += members.length;
    const line = input.qualifiers ?? 0;
    const needsGoldenTrout = line >= place && line < before;
    return members.map((one) => Object.assign({}, one, { place, decidedBy, needsGoldenTrout }));
  });
}

type Tally = Omit<DuelRow, "place" | "decidedBy" | "needsGoldenTrout">;

interface Group {
  readonly members: readonly Tally[];
  readonly decidedBy: DuelRow["decidedBy"];
}

function tally({ results, scoring, anglerIds }: DuelTableInput, anglerId: number): Tally {
  const sides = results.flatMap((result) => readSide(result, anglerId) ?? []);
  const forfeits = sides.filter((side) => side.isForfeited).length;
  // T6: the second offence of an event costs three times the number of starters.
  const penalty = forfeits >= 2 ? 3 * anglerIds.length : 0;
  return {
    anglerId,
    points: subtract(sum(sides.map((side) => scoreRead(scoring, side))), penalty),
    duels: sides.length,
    wins: sides.filter((side) => side.outcome === "win").length,
    draws: sides.filter((side) => side.outcome === "draw").length,
    losses: sides.filter((side) => side.outcome === "loss").length,
    fish: sides.reduce((total, side) => total + side.fish, 0),
    penalty,
  };
}

interface Side {
  readonly opponentId: number;
  readonly outcome: DuelOutcome;
  readonly fish: number;
  readonly isForfeited: boolean;
}

/** A duel as one of its anglers sees it. Who forfeits has lost and their fish are void; the other has won. */
function readSide({ anglerIds, fish, forfeitedBy }: DuelResult, anglerId: number): Side | undefined {
  if (!anglerIds.includes(anglerId)) return undefined;
  const [own, other] = anglerIds[0] === anglerId ? ([0, 1] as const) : ([1, 0] as const);
  const opponentId = anglerIds[other];
  if (forfeitedBy.includes(anglerId)) return { opponentId, outcome: "loss", fish: 0, isForfeited: true };
  const outcome = forfeitedBy.includes(opponentId) ? "win" : compareFish(fish[own], fish[other]);
  return { opponentId, outcome, fish: fish[own], isForfeited: false };
}

function scoreRead(scoring: DuelScoring, side: Side): Rational {
  return side.isForfeited ? 0 : scoreSide(scoring, side.outcome, side.fish);
}

function measureOf(input: DuelTableInput, tieBreak: DuelTieBreak, group: Group): (one: Tally) => Rational {
  if (tieBreak === "fish") return (one) => one.fish;
  if (tieBreak === "wins") return (one) => one.wins;
  const level = new Set(group.members.map((one) => one.anglerId));
  return (one) => {
    const sides = input.results.flatMap((result) => readSide(result, one.anglerId) ?? []);
    return sum(
      sides.filter((side) => level.has(side.opponentId)).map((side) => scoreRead(input.scoring, side)),
    );
  };
}

/** The earlier the fish, the higher; whoever was not in the play-off keeps behind those who were. */
function standing(order: readonly number[], anglerId: number): number {
  return order.includes(anglerId) ? order.length - order.indexOf(anglerId) : 0;
}

/** Parts a group by a measure, highest first; a group that the measure does not part keeps what decided it before. */
function splitBy(group: Group, criterion: Group["decidedBy"], measure: (one: Tally) => Rational): Group[] {
  const measured = group.members.map((one) => ({ one, value: measure(one) }));
  measured.sort((a, b) => compare(b.value, a.value) || a.one.anglerId - b.one.anglerId);
  const parts: { members: Tally[]; value: Rational }[] = [];
  for (const { one, value } of measured) {
    const last = parts.at(-1);
    if (last && compare(last.value, value) === 0) last.members.push(one);
    else parts.push({ members: [one], value });
  }
  return parts.length === 1 ? [group] : parts.map(({ members }) => ({ members, decidedBy: criterion }));
}
