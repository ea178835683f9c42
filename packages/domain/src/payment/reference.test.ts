import fc from "fast-check";
import { expect, test } from "vitest";
import { fromCreditorReference, toCreditorReference } from "./creditor-reference.ts";
import { makeReference, readReference } from "./reference.ts";

const ids = fc.integer({ min: 1, max: 999_989_999 });

test.each([
  [1, "100014"],
  [2, "100023"],
  [400_023, "4100234"],
  [999_989_999, "9999999990"],
])("registration %i has the reference %s", (id, reference) => {
  expect(makeReference(id)).toBe(reference);
});

test.each([0, -3, 1.5, 999_990_000])("a registration %d has none", (id) => {
  expect(() => makeReference(id)).toThrow(RangeError);
});

test("it is a variable symbol: digits, at most ten, none of them a zero in front", () => {
  fc.assert(
    fc.property(ids, (id) => {
      expect(makeReference(id)).toMatch(/^[1-9]\d{5,9}$/);
    }),
  );
});

test("two registrations never share one", () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      fc.pre(one !== other);
      expect(makeReference(one)).not.toBe(makeReference(other));
    }),
  );
});

test("banks may put zeros in front of it", () => {
  fc.assert(
    fc.property(ids, (id) => {
      const reference = makeReference(id);
      expect(readReference(reference)).toBe(reference);
      expect(readReference(reference.padStart(10, "0"))).toBe(reference);
    }),
  );
});

test("no wrong digit and no swap of neighbours makes another reference", () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer({ min: 1, max: 9 }), (id, seed, plus) => {
      const digits = Array.from(makeReference(id), Number);
      const at = seed % digits.length;
      const wrong = digits.with(at, (digits[at]! + plus) % 10);
      expect(readReference(wrong.join(""))).toBeUndefined();
      const next = digits[at + 1];
      if (next === undefined || next === digits[at]) return;
      expect(
        readReference(
          digits
            .with(at, next)
            .with(at + 1, digits[at]!)
            .join(""),
        ),
      ).toBeUndefined();
    }),
  );
});

test.each(["", "12345", "41002345678", "41002x4", "2026", "-4100234"])("%j is no reference", (digits) => {
  expect(readReference(digits)).toBeUndefined();
});

test("its form for euros follows ISO 11649, and leads back", () => {
  // The example of the standard has the same check digits: RF18 5390 0754 7034.
  expect(toCreditorReference("539007547034")).toBe("RF18539007547034");
  expect(toCreditorReference("4100234")).toBe("RF774100234");
  expect(fromCreditorReference("rf77 4100 234")).toBe("4100234");
  fc.assert(
    fc.property(ids, (id) => {
      const reference = makeReference(id);
      expect(fromCreditorReference(toCreditorReference(reference))).toBe(reference);
    }),
  );
});

test.each(["RF784100234", "RF774100243", "4100234", "RF77", "RF18539007547034", "RF77ABC"])(
  "%s is not the form of one of ours",
  (text) => {
    expect(fromCreditorReference(text)).toBeUndefined();
  },
);
