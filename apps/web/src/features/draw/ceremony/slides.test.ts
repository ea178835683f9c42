import type { CeremonyStep } from "@tightlines/contract/draw/ceremony";
import { describe, expect, test } from "vitest";
import { pickStep, slidesOf } from "./slides.ts";

function step(seats: number, isRevealed = true): CeremonyStep {
  return {
    sessionId: 1,
    sectorId: 1,
    round: null,
    isRevealed,
    seats: Array.from({ length: isRevealed ? seats : 0 }, (_, index) => ({
      pegId: index,
      pegNumber: index + 1,
      anglerId: index,
      anglerNumber: index,
      anglerName: `Angler ${index}`,
      teamName: null,
    })),
    turns: [],
    duels: [],
  };
}

describe("slides", () => {
  test.each([
    [0, [0]],
    [16, [16]],
    [17, [9, 8]],
    [20, [10, 10]],
    [50, [13, 13, 13, 11]],
  ])("of a sector with %i anglers", (seats, lengths) => {
    const slides = slidesOf(step(seats), 3);
    expect(slides.map(({ rows }) => rows.length)).toEqual(lengths);
    expect(slides.flatMap(({ rows }) => rows.map(({ number }) => number))).toHaveLength(seats);
  });

  test("there are none of what is not revealed", () => {
    expect(slidesOf(step(9, false), 0)).toEqual([]);
  });

  const named = (anglerName: string) => ({
    anglerId: 1,
    anglerNumber: 1,
    anglerName,
    teamName: "Herons",
  });

  test("whoever chooses together stands in one line", () => {
    const anglers = [named("Ann"), named("Bo")];
    const [slide] = slidesOf({ ...step(0), sectorId: null, turns: [{ turn: 1, anglers }] }, 0);
    expect(slide?.rows).toEqual([{ number: "1", name: "Ann, Bo", team: "Herons" }]);
  });

  test("a duel is a line with its two pegs, both anglers and their judge", () => {
    const pegNumbers: [number, number] = [3, 4];
    const anglers: [ReturnType<typeof named>, ReturnType<typeof named>] = [named("Ann"), named("Bo")];
    const duel = { sectorCode: "A", pegNumbers, anglers };
    const duels = [
      { ...duel, judge: named("Cy") },
      { ...duel, judge: null },
    ];
    const [slide] = slidesOf({ ...step(0), sectorId: null, round: 1, duels }, 0);
    expect(slide?.rows).toEqual([
      { number: "A 3–4", name: "Ann – Bo", team: "Judge: Cy" },
      { number: "A 3–4", name: "Ann – Bo", team: null },
    ]);
  });
});

describe("the step that is looked at", () => {
  const stage = (...shown: number[]) => ({ runId: 1, shown });

  test("is the one that is new, and the first where all are revealed at once", () => {
    expect(pickStep(stage(0), stage(0, 2), 2)).toBe(2);
    expect(pickStep(stage(), stage(0, 1, 2), 2)).toBe(0);
  });

  test("is the last one for a screen that comes back", () => {
    expect(pickStep(null, stage(0, 1, 2), 1)).toBe(1);
    expect(pickStep({ runId: 9, shown: [0] }, stage(0), 0)).toBe(0);
  });

  test("is the first where a draw was published without a ceremony", () => {
    expect(pickStep(null, stage(0, 1), null)).toBe(0);
    expect(pickStep(null, stage(), null)).toBeNull();
  });
});
