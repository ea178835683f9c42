import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeCanonicalJson } from "./encode-canonical-json.ts";
import { openStream, type RandomStream } from "./open-stream.ts";
import { shuffleList } from "./shuffle-list.ts";

const SEED = new Uint8Array(32);

describe("openStream", () => {
  it("repeats itself for the same seed and label, and differs for another label", () => {
    expect(readNumbers("sector 1")).toEqual(readNumbers("sector 1"));
    expect(readNumbers("sector 1")).not.toEqual(readNumbers("sector 2"));
  });

  it("stays below the bound, for every bound a word can serve", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (bound, label) => {
        const stream = openStream(SEED, label);
        for (let i = 0; i < 10; i += 1) expect(stream.nextBelow(bound)).toBeLessThan(bound);
      }),
    );
  });

  it("throws away the words that would favour small numbers", () => {
    // Just over half of all words are at or above 2³¹ + 1 and would map to small numbers twice as often.
    const stream = openStream(SEED, "rejection");
    const bound = 2 ** 31 + 1;
    const low = Array.from({ length: 4000 }, () => stream.nextBelow(bound)).filter(
      (n) => n < bound / 2,
    ).length;
    expect(low).toBeGreaterThan(1850);
    expect(low).toBeLessThan(2150);
  });
});

describe("shuffleList", () => {
  it("keeps every item once and leaves the given list alone", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        const before = [...items];
        const shuffled = shuffleList(items, openStream(SEED, "any"));
        expect(shuffled.toSorted(compareNumbers)).toEqual(items.toSorted(compareNumbers));
        expect(items).toEqual(before);
      }),
    );
  });

  it("reaches each of the 24 orders of four items through exactly one sequence of choices", () => {
    const orders = new Set<string>();
    for (let code = 0; code < 24; code += 1) {
      const choices = [code % 4, Math.floor(code / 4) % 3, Math.floor(code / 12)];
      orders.add(shuffleList(["a", "b", "c", "d"], replay(choices)).join(""));
    }
    expect(orders.size).toBe(24);
  });
});

describe("encodeCanonicalJson", () => {
  it("does not depend on the order of keys, and leaves absent ones out", () => {
    const value = { b: [1, null, true], a: { é: "x\n", z: undefined } };
    expect(encodeCanonicalJson(value)).toBe('{"a":{"é":"x\\n"},"b":[1,null,true]}');
    expect(encodeCanonicalJson({ a: value.a, b: value.b })).toBe(encodeCanonicalJson(value));
  });

  it("refuses fractions, because their writing differs between languages", () => {
    expect(() => encodeCanonicalJson({ weight: 0.5 })).toThrow(TypeError);
  });
});

function replay(choices: number[]): RandomStream {
  return { nextBelow: () => choices.shift() ?? 0 };
}

function readNumbers(label: string): number[] {
  const stream = openStream(SEED, label);
  return Array.from({ length: 40 }, () => stream.nextBelow(1_000_000));
}

function compareNumbers(a: number, b: number): number {
  return a - b;
}
