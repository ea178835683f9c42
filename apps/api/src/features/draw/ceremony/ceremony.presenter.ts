import type { CeremonyResponse, CeremonyStep } from "@tightlines/contract/draw/ceremony";
import type { DrawnDuel } from "@tightlines/domain/draw/draw-duels";
import { listReveals, type Reveal } from "@tightlines/domain/draw/list-reveals";
import type { CeremonyAngler, CeremonyPeg } from "./ceremony.repository.ts";
import type { PegRun } from "../draw-run.ts";
import { nameAnglers, type ShownAngler } from "../shown-names.ts";

export interface CeremonyNames {
  anglers: readonly CeremonyAngler[];
  pegs: readonly CeremonyPeg[];
  hidesMinors: boolean;
}

/** As everybody sees it, the organizer's own laptop included: it is what hangs on the wall. */
export function presentCeremony(run: PegRun, names: CeremonyNames): CeremonyResponse {
  const { id, revision, number, seedHash, inputHash, takesIngredient, ingredient, input } = run;
  return {
    runId: id,
    revision,
    number,
    status: requireStanding(run),
    seedHash,
    inputHash,
    anglers: input.anglers.length,
    takesIngredient,
    ingredient: ingredient || null,
    createdAt: run.createdAt.toISOString(),
    drawnAt: run.drawnAt?.toISOString() ?? null,
    steps: presentSteps(run, names),
    latest: run.revealed.at(-1) ?? null,
  };
}

/** A run that was replaced or undone has no ceremony. */
function requireStanding({ status }: PegRun): CeremonyResponse["status"] {
  if (status === "superseded" || status === "undone") throw new Error(`The run is ${status}`);
  return status;
}

function presentSteps(run: PegRun, names: CeremonyNames): CeremonyStep[] {
  const nameOf = nameAnglers(names.anglers, names.hidesMinors);
  const pegs = new Map(names.pegs.map((peg) => [peg.id, peg]));
  return listReveals(run.input).map((reveal, index) => {
    const isRevealed = run.publishedAt !== null || run.revealed.includes(index);
    const outcome = isRevealed ? run.outcome : null;
    const seats = inWalkingOrder(outcome?.placements ?? [], reveal, run).map(({ pegId, anglerId }) => ({
      pegId,
      pegNumber: pegs.get(pegId)?.number ?? 0,
      ...nameOf(anglerId),
    }));
    const turns = (outcome?.turns ?? [])
      .filter(({ sessionId }) => sessionId === reveal.sessionId)
      .map(({ turn, anglerIds }) => ({ turn, anglers: anglerIds.map(nameOf) }));
    const duels = (outcome?.duels ?? [])
      .filter(({ sessionId, round }) => sessionId === reveal.sessionId && round === reveal.round)
      .map((duel) => presentDuel(duel, nameOf, pegs));
    return { ...reveal, isRevealed, seats, turns, duels };
  });
}

function presentDuel(
  { pegIds: [first, second], firstHalf, judgeId }: DrawnDuel,
  nameOf: (anglerId: number) => ShownAngler,
  pegs: ReadonlyMap<number, CeremonyPeg>,
): CeremonyStep["duels"][number] {
  return {
    sectorCode: pegs.get(first)?.sectorCode ?? "",
    pegNumbers: [pegs.get(first)?.number ?? 0, pegs.get(second)?.number ?? 0],
    anglers: [nameOf(firstHalf[0]), nameOf(firstHalf[1])],
    judge: judgeId === null ? null : nameOf(judgeId),
  };
}

type Placements = NonNullable<PegRun["outcome"]>["placements"];

function inWalkingOrder(placements: Placements, { sessionId, sectorId }: Reveal, { input }: PegRun) {
  const sector = input.sectors.find((one) => one.sectorId === sectorId);
  const order = new Map(sector?.pegs.map(({ pegId }, index) => [pegId, index]));
  return placements
    .filter((one) => one.sessionId === sessionId && one.sectorId === sectorId)
    .toSorted((a, b) => (order.get(a.pegId) ?? 0) - (order.get(b.pegId) ?? 0));
}
