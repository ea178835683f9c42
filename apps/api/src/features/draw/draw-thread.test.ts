import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import { drawPegs } from "@tightlines/domain/draw/draw-pegs";
import { repairHeld } from "@tightlines/domain/draw/repair-held";
import { replayChanges } from "@tightlines/domain/draw/replay-changes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DrawThread, startDrawThread } from "./draw-thread.ts";

const SEED = "5eed".repeat(16);
let thread: DrawThread;

beforeAll(() => {
  thread = startDrawThread();
});
afterAll(() => thread.close());

test("a draw comes out as the rules say, and others are answered meanwhile", async () => {
  const { answer, turns } = await besideOthers(() => thread.draw(field(200), SEED));
  expect(answer).toEqual(drawPegs(field(200), SEED));
  expect(turns).toBeGreaterThan(1);
});

test("a repair and what is made again of earlier ones come out as the rules say, beside others", async () => {
  const input = field(200);
  const drawn = drawPegs(input, SEED);
  if (!drawn.ok) throw new Error(drawn.problem.code);
  const { placements } = drawn.value;
  const lost = { kind: "withdrawal" as const, anglerId: 7, sessionIds: [1] };
  const repaired = await besideOthers(() => thread.repair(input, drawn.value, lost, SEED));
  expect(repaired.answer).toEqual(repairHeld(input, drawn.value, lost, SEED));
  expect(repaired.turns).toBeGreaterThan(1);
  if (!repaired.answer.ok) throw new Error(repaired.answer.problem.code);
  const { moves } = repaired.answer.value;
  const kept = [{ number: 1, change: lost, news: { anglers: [], sectors: [], earlier: null }, moves }];
  const replayed = await besideOthers(() => thread.replay({ input, placements }, SEED, kept));
  expect(replayed.answer).toEqual(replayChanges({ input, placements }, SEED, kept));
  expect(replayed.turns).toBeGreaterThan(1);
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

/**
 * How often others had their turn while something was worked out three times: never, where that happens in the same thread.
 * Each answer of another thread takes a turn at least, also on a busy machine where it is there after the first.
 */
async function besideOthers<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; turns: number }> {
  let isDone = false;
  let turns = 0;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  await work();
  const answer = await work();
  isDone = true;
  return { answer, turns };
}

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
