import { expect, test } from "vitest";
import {
  type PegDraft,
  withChanged,
  withMark,
  withMore,
  withMoved,
  withNumbers,
  withoutPeg,
  withTurned,
} from "./peg-edits.ts";

const none = new Map<number, PegDraft>();
const three = withMore([], 3);

test("the first pegs are numbered from 1 and the first and last are end pegs", () => {
  expect(shown(three)).toBe("1e 2 3e");
});

test("ends stay at the ends, whatever is added, moved or removed", () => {
  expect(shown(withMore(three, 2))).toBe("1e 2 3 4 5e");
  expect(shown(withoutPeg(three, 0))).toBe("2e 3e");
  expect(shown(withMoved(three, 0, 1))).toBe("2e 1 3e");
  expect(shown(withMoved(three, 2, 1))).toBe("1e 2 3e");
  expect(shown(withTurned(three))).toBe("3e 2 1e");
});

test("ends that were marked by hand stay where they were put", () => {
  const byHand = withMark(three, 1, "end", "");
  expect(shown(withMore(byHand, 1))).toBe("1e 2e 3e 4");
});

test("numbers that are typed keep the pegs that are there, with their marks and ids", () => {
  const stored = withMark(withChanged(three, 1, { id: 7 }), 1, "accessible", "");
  const known = new Map(stored.map((peg) => [peg.number, peg]));
  const next = withNumbers(stored, [2, 1, 9], known);
  expect(shown(next)).toBe("2ea 1 9e");
  expect(next.map(({ id }) => id)).toEqual([7, undefined, undefined]);
  expect(shown(withNumbers([], [4, 5], none))).toBe("4e 5e");
});

test("marks come and go, and out of use has its reason", () => {
  const out = withMark(three, 1, "outOfUse", "Flooded");
  expect(out[1]).toMatchObject({ outOfUseReason: "Flooded" });
  expect(withMark(out, 1, "outOfUse", "Again")[1]).toMatchObject({ outOfUseReason: null });
  expect(withMark(three, 9, "end", "")).toEqual(three);
});

test("there are never more than 500 pegs or numbers beyond 9999", () => {
  expect(withMore(withMore([], 490), 20)).toHaveLength(500);
  expect(shown(withMore(withNumbers([], [9998], none), 5))).toBe("9998e 9999e");
});

function shown(pegs: readonly PegDraft[]): string {
  return pegs
    .map(({ number, isEnd, isAccessible }) => `${number}${isEnd ? "e" : ""}${isAccessible ? "a" : ""}`)
    .join(" ");
}
