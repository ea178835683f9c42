import { describe, expect, test } from "vitest";
import { applyOperation } from "./apply-operation.ts";
import { emptyScore, type EnteredScore, scoreOf } from "./entered-score.ts";
import { hashScore, isChecked, isSigned } from "./hash-score.ts";
import { needsReason } from "./needs-reason.ts";
import type { ScoreOperation } from "./score-operation.ts";

const trout = { species: "trout", lengthMm: 312 };
const grayling = { species: "grayling", lengthMm: 355 };

describe("fish", () => {
  test("that two phones add are two fish, in whichever order they arrive", () => {
    const one: ScoreOperation = { id: "a", kind: "add-catch", catch: trout };
    const other: ScoreOperation = { id: "b", kind: "add-catch", catch: grayling };
    for (const order of [
      [one, other],
      [other, one],
    ])
      expect(carryOut(order).catches.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
  });

  test("are changed by somebody who has seen what they say now", () => {
    const change = { kind: "change-catch", catchId: "a", catch: grayling } as const;
    const score = carryOut([
      { id: "a", kind: "add-catch", catch: trout },
      { id: "b", seen: "a", ...change },
    ]);
    expect(score.catches).toEqual([{ id: "a", saidBy: "b", values: grayling, voidReason: null }]);
    const stale = { ...change, seen: "a", catch: { species: "trout", lengthMm: 400 } };
    expect(applyOperation(score, { id: "c", ...stale })).toEqual({ outcome: "conflict" });
    // Whoever says what is stored already agrees, whatever they saw.
    expect(applyOperation(score, { id: "d", ...change, seen: "a" })).toEqual({ outcome: "applied", score });
  });

  test("stay on the list when they are voided, and come back", () => {
    const score = carryOut([
      { id: "a", kind: "add-catch", catch: trout },
      { id: "b", kind: "void-catch", catchId: "a", seen: "a", reason: "Foul-hooked" },
    ]);
    expect(score.catches[0]).toMatchObject({ voidReason: "Foul-hooked", saidBy: "b" });
    expect(scoreOf(score, of).catches).toEqual([{ ...trout, isVoid: true }]);
    const restored = carryOut(
      [{ id: "c", kind: "restore-catch", catchId: "a", seen: "b", reason: "Seen again" }],
      score,
    );
    expect(scoreOf(restored, of).catches).toEqual([trout]);
  });

  test("that nobody knows are not changed", () => {
    const unknown = { catchId: "x", seen: null } as const;
    for (const operation of [
      { id: "b", kind: "change-catch", catch: trout, ...unknown },
      { id: "b", kind: "void-catch", reason: "No", ...unknown },
      { id: "b", kind: "add-penalty", penalty: { code: "red", effect: "none", catchId: "x" }, reason: "No" },
    ] as const)
      expect(applyOperation(emptyScore, operation)).toEqual({ outcome: "unknown-part" });
  });
});

describe("a weigh-in", () => {
  const first = { id: "a", kind: "set-weigh-in", seen: null, weighIn: { weightGrams: 4500 } } as const;

  test("is written over by whoever saw it", () => {
    const score = carryOut([first, { ...first, id: "b", seen: "a", weighIn: { weightGrams: 4520 } }]);
    expect(scoreOf(score, of).weighIn).toEqual({ weightGrams: 4520 });
  });

  test("of two scales is a conflict, and what followed from the one that lost is one, too", () => {
    const score = carryOut([first]);
    const second = { ...first, id: "b", weighIn: { weightGrams: 450 } };
    expect(applyOperation(score, second)).toEqual({ outcome: "conflict" });
    expect(applyOperation(score, { ...second, id: "c", seen: "b" })).toEqual({ outcome: "conflict" });
  });

  test("that says the same twice is one", () => {
    const score = carryOut([first]);
    expect(applyOperation(score, { ...first, id: "b" })).toEqual({ outcome: "applied", score });
  });

  test("of nothing is taken back, and a blank that is said is more than one that nobody has said", () => {
    expect(carryOut([{ ...first, weighIn: null }]).weighIn).toEqual({ value: null, saidBy: "a" });
  });
});

test("presence has its own order of who said what", () => {
  const late = { id: "a", kind: "set-presence", seen: null, presence: "fished", lateMinutes: 5 } as const;
  const score = carryOut([{ id: "w", kind: "set-weigh-in", seen: null, weighIn: null }, late]);
  expect(scoreOf(score, of)).toMatchObject({ presence: "fished", lateMinutes: 5 });
  expect(applyOperation(score, { ...late, id: "b", presence: "absent" })).toEqual({ outcome: "conflict" });
});

test("a penalty speaks of a fish by its id, and of none that is added meanwhile", () => {
  const score = carryOut([
    { id: "a", kind: "add-catch", catch: trout },
    { id: "b", kind: "add-catch", catch: grayling },
    {
      id: "p",
      kind: "add-penalty",
      penalty: { code: "yellow", effect: "fish-voided", catchId: "b" },
      reason: "Dead",
    },
  ]);
  expect(scoreOf(score, of).penalties).toEqual([{ code: "yellow", effect: "fish-voided", catchIndex: 1 }]);
  const undone = carryOut(
    [{ id: "q", kind: "void-penalty", penaltyId: "p", seen: "p", reason: "Jury" }],
    score,
  );
  expect(scoreOf(undone, of).penalties).toBeUndefined();
});

describe("a signature", () => {
  const fished = carryOut([{ id: "a", kind: "add-catch", catch: trout }]);
  const sign: ScoreOperation = { id: "s", kind: "sign", hash: hashScore(fished) };

  test("holds for what was on the screen, and no longer when that has changed", () => {
    const signed = carryOut([sign], fished);
    expect(isSigned(signed)).toBe(true);
    expect(isSigned(carryOut([{ id: "b", kind: "add-catch", catch: trout }], signed))).toBe(false);
  });

  test("of what has changed since is asked for again", () => {
    const more = carryOut([{ id: "b", kind: "add-catch", catch: grayling }], fished);
    expect(applyOperation(more, sign)).toEqual({ outcome: "conflict" });
  });

  test("makes what follows a correction, which has a reason", () => {
    const add = { kind: "add-catch", catch: trout } as const;
    expect(needsReason(add, fished, "running")).toBe(false);
    expect(needsReason(add, carryOut([sign], fished), "running")).toBe(true);
    expect(needsReason(add, fished, "provisional")).toBe(true);
    expect(needsReason({ kind: "sign", hash: "" }, fished, "provisional")).toBe(false);
  });
});

describe("a second reading", () => {
  const weighed = carryOut([{ id: "a", kind: "set-weigh-in", seen: null, weighIn: { weightGrams: 4520 } }]);
  const check: ScoreOperation = { id: "c", kind: "check", hash: hashScore(weighed) };

  test("holds until somebody changes what was read, and needs no reason", () => {
    const checked = carryOut([check], weighed);
    expect([isChecked(weighed), isChecked(checked)]).toEqual([false, true]);
    const changed = carryOut(
      [{ id: "b", kind: "set-weigh-in", seen: "a", weighIn: { weightGrams: 4250 } }],
      checked,
    );
    expect(isChecked(changed)).toBe(false);
    expect(needsReason(check, checked, "provisional")).toBe(false);
  });

  test("of what has changed since proves nothing, and there is nothing to read on an empty card", () => {
    const changed = carryOut(
      [{ id: "b", kind: "set-weigh-in", seen: "a", weighIn: { weightGrams: 4250 } }],
      weighed,
    );
    expect(applyOperation(changed, check)).toEqual({ outcome: "conflict" });
    const nothing: ScoreOperation = { id: "c", kind: "check", hash: hashScore(emptyScore) };
    expect(applyOperation(emptyScore, nothing)).toEqual({ outcome: "unknown-part" });
  });
});

const of = { sessionId: 1, entryId: 7 };

function carryOut(operations: readonly ScoreOperation[], from: EnteredScore = emptyScore): EnteredScore {
  return operations.reduce((score, operation) => {
    const made = applyOperation(score, operation);
    if (made.outcome !== "applied") throw new Error(`${operation.id}: ${made.outcome}`);
    return made.score;
  }, from);
}
