import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import { drawPegs } from "@tightlines/domain/draw/draw-pegs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DrawThread, startDrawThread } from "./draw-thread.ts";

const SEED = "5eed".repeat(16);
let thread: DrawThread;

beforeAll(() => {
  thread = startDrawThread();
});
afterAll(() => thread.close());

test("a draw comes out as the rules say, and others are answered meanwhile", async () => {
  let isDone = false;
  let turns = 0;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const drawn = await thread.draw(field(200), SEED);
  isDone = true;
  expect(drawn).toEqual(drawPegs(field(200), SEED));
  expect(turns).toBeGreaterThan(1);
});

test("what cannot be drawn is refused as the rules refuse it", async () => {
  const crowded = { ...field(4), sectors: field(2).sectors };
  expect(await thread.draw(crowded, SEED)).toMatchObject({ ok: false, problem: { code: "no-valid-draw" } });
});

test("more draws than may wait are asked to come again", async () => {
  const asked = Array.from({ length: 7 }, () => thread.draw(field(20), SEED));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual([
    ...Array.from({ length: 5 }, () => true),
    false,
    false,
  ]);
  expect(outcomes[6]).toMatchObject({ reason: { code: "draws-busy", status: 503 } });
});

/** Teams of two on a bank, to be kept apart. */
function field(anglers: number): DrawInput {
  const numbers = Array.from({ length: anglers }, (_, index) => index + 1);
  return {
    mode: { kind: "free" },
    sessionIds: [1],
    anglers: numbers.map((anglerId) => ({
      anglerId,
      teamId: Math.ceil(anglerId / 2),
      groupId: null,
      slot: null,
      needsAccessiblePeg: false,
    })),
    sectors: [
      {
        sectorId: 1,
        isRing: false,
        pegs: numbers.map((pegId) => ({
          pegId,
          isEnd: false,
          isAccessible: false,
          isOutOfUse: false,
          capacity: 1,
        })),
      },
    ],
    constraints: [{ kind: "team-mates-apart", strength: "hard" }],
    pins: [],
    earlier: [],
  };
}
