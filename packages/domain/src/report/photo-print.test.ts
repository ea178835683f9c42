import { expect, test } from "vitest";
import { countDifferences, PRINT_GRID, printPhoto } from "./photo-print.ts";

const { width, height } = PRINT_GRID;

test("a print says where a photo gets lighter", () => {
  expect(printPhoto(grid((column) => column * 20))).toBe("ffffffffffffffff");
  expect(printPhoto(grid((column) => 200 - column * 20))).toBe("0000000000000000");
  expect(printPhoto(grid((column, row) => (row === 0 ? column : 0)))).toBe("ff00000000000000");
});

test("a brighter copy has the same print, and a changed corner is a few bits", () => {
  const photo = grid((column, row) => (column * 37 + row * 61) % 150);
  const brighter = photo.map((value) => value + 30);
  expect(countDifferences(printPhoto(photo), printPhoto(brighter))).toBe(0);
  const changed = photo.slice();
  changed[0] = 255;
  expect(countDifferences(printPhoto(photo), printPhoto(changed))).toBeLessThan(2);
});

test("differences are counted bit by bit", () => {
  expect(countDifferences("0000000000000000", "ffffffffffffffff")).toBe(64);
  expect(countDifferences("00000000000000ff", "000000000000000f")).toBe(4);
});

test("what is no grid has no print", () => {
  expect(() => printPhoto(new Uint8Array(3))).toThrow("72");
});

function grid(value: (column: number, row: number) => number): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width)));
}
