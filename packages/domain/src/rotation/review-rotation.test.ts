import { describe, expect, it } from "vitest";
import { coverageOf, reviewRotation } from "./review-rotation.ts";

const matrix = { groupIds: [1, 2], sectorIds: [11, 12], sessionIds: [21, 22] };
const cell = (groupId: number, sessionId: number, sectorId: number | null) => ({
  groupId,
  sessionId,
  sectorId,
});

describe("reviewRotation", () => {
  it("names a shared sector while other cells are still missing", () => {
    const cells = [cell(1, 21, 11), cell(2, 21, 11)];
    expect(reviewRotation({ ...matrix, cells }).map(({ code }) => code)).toEqual([
      "sector-shared",
      "cell-missing",
      "cell-missing",
    ]);
  });

  it("names a repeated sector while other cells are still missing", () => {
    const cells = [cell(1, 21, 11), cell(1, 22, 11)];
    expect(reviewRotation({ ...matrix, cells })[0]).toMatchObject({ code: "sector-repeated", groupId: 1 });
  });

  it("says that a sector is missed only once the matrix is whole", () => {
    const cells = [cell(1, 21, 11), cell(1, 22, null), cell(2, 21, 12)];
    const codesOf = (given: typeof cells) =>
      reviewRotation({ ...matrix, cells: given }).map(({ code }) => code);
    expect(codesOf(cells)).toEqual(["cell-missing"]);
    expect(codesOf([...cells, cell(2, 22, 11)])).toEqual(["sector-missed"]);
  });

  it("leaves a cell that does not fit at all to be put right first", () => {
    const cells = [cell(1, 21, 99)];
    expect(reviewRotation({ ...matrix, cells }).map(({ code }) => code)).toContain("unknown-sector");
  });
});

describe("coverageOf", () => {
  it("expects every sector only where there are sessions enough", () => {
    expect(coverageOf(matrix)).toBe("every-sector");
    expect(coverageOf({ ...matrix, groupIds: [1, 2, 3] })).toBe("most-sectors");
    expect(coverageOf({ ...matrix, sectorIds: [11, 12, 13] })).toBe("most-sectors");
  });
});
