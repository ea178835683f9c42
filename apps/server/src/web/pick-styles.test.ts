import { expect, test } from "vitest";
import { preparePicking } from "./pick-styles.ts";

const sheet = [
  "@layer reset,controls;",
  ":root{--line:#000}",
  "@layer reset{*{margin:0}}",
  "@layer controls{._button_a1{padding:0}._button_a1:hover ._icon_a1{color:red}}",
  ".tabular{font-variant-numeric:tabular-nums}",
  '._cover_b2{background:url("data:image/svg+xml,<style>.x{}</style>")}',
  "@media (width<48em){._cover_b2{height:1.5rem}._row_c3{display:block}}",
  "@media print{._row_c3{break-inside:avoid}}",
  "@keyframes _turn_a1{to{transform:rotate(1turn)}}",
  "._row_c3>._cell_c3:not(._wide_c3){width:.5rem}",
].join("");

const pick = preparePicking(sheet);

test("a page gets the rules of its classes, in the sheet's order, and those of no class", () => {
  expect(pick('<div class="_row_c3"><b class="tabular _other_d4">1</b></div>')).toBe(
    [
      "@layer reset,controls;",
      ":root{--line:#000}",
      "@layer reset{*{margin:0}}",
      ".tabular{font-variant-numeric:tabular-nums}",
      "@media (width<48em){._row_c3{display:block}}",
      "@media print{._row_c3{break-inside:avoid}}",
      "@keyframes _turn_a1{to{transform:rotate(1turn)}}",
      "._row_c3>._cell_c3:not(._wide_c3){width:.5rem}",
    ].join(""),
  );
});

test("a page with everything gets the whole sheet, braces in quotes included", () => {
  expect(pick('<p class="_button_a1 tabular"></p><p class="_cover_b2 _row_c3"></p>')).toBe(sheet);
});

test("a page without classes gets what holds everywhere", () => {
  expect(pick("<p>.tabular</p>")).toBe(
    "@layer reset,controls;:root{--line:#000}@layer reset{*{margin:0}}@keyframes _turn_a1{to{transform:rotate(1turn)}}",
  );
});
