import { expect, test } from "vitest";
import { drawPegs } from "./draw-pegs.ts";
import { createInput, createSector, createSeed } from "./draw.factory.ts";
import { reportFairness } from "./report-fairness.ts";

const sector = createSector(1, 8);

test.each([1, 2, 3, 4, 5])("a list of pegs draws as the open need did, with seed %i", (number) => {
  const open = createInput({
    anglers: 8,
    describeAngler: (id) => ({ needsAccessiblePeg: id === 5 }),
    sectors: [
      {
        ...sector,
        pegs: sector.pegs.map((peg, i) => Object.assign({}, peg, { isAccessible: i === 3 || i === 4 })),
      },
    ],
    constraints: [{ kind: "accessible-peg", strength: "hard" }],
  });
  const silent = createInput({
    anglers: 8,
    describeAngler: (id) => (id === 5 ? { onlyPegIds: [104, 105] } : {}),
    sectors: [sector],
    constraints: [{ kind: "given-pegs", strength: "hard" }],
  });
  const [one, other] = [drawPegs(open, createSeed(number)), drawPegs(silent, createSeed(number))];
  if (!one.ok || !other.ok) throw new Error("There is room");
  expect(other.value.placements).toEqual(one.value.placements);
  const mine = other.value.placements.find(({ anglerId }) => anglerId === 5);
  expect([104, 105]).toContain(mine?.pegId);
});

test("a wish that is only soft is counted where it could not be kept", () => {
  const input = createInput({
    anglers: 8,
    describeAngler: (id) => (id <= 2 ? { onlyPegIds: [104] } : {}),
    sectors: [sector],
    constraints: [{ kind: "given-pegs", strength: "soft", weight: 10 }],
  });
  const drawn = drawPegs(input, createSeed(1));
  if (!drawn.ok) throw new Error("There is room");
  const { constraints, inaccessible } = reportFairness(input, drawn.value);
  expect(constraints[0]!.breaches).toBe(1);
  expect(inaccessible).toEqual([]);
});
