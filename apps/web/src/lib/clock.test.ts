import { afterEach, expect, test } from "vitest";
import { clockOffset, noteServerDate, setOffset, subscribeClock } from "./clock.ts";

const noon = Date.UTC(2027, 4, 14, 12);
const said = (moment: number) => new Date(moment).toUTCString();

afterEach(() => setOffset(0));

test("a clock that is an hour behind is noticed from one answer", () => {
  noteServerDate(said(noon + 3_600_000), noon, noon + 400);
  expect(clockOffset()).toBe(3_600_000 - 200);
});

test("a clock that is about right is right", () => {
  for (const off of [-29_000, 0, 29_000]) {
    noteServerDate(said(noon + off), noon, noon);
    expect(clockOffset()).toBe(0);
  }
});

test("an answer without a date, or one that was on its way for long, says nothing", () => {
  noteServerDate(null, noon, noon);
  noteServerDate("yesterday", noon, noon);
  noteServerDate(said(noon + 3_600_000), noon, noon + 40_000);
  expect(clockOffset()).toBe(0);
});

test("whoever listens is told when a clock turns out to be wrong, and not with every answer", () => {
  let told = 0;
  const stop = subscribeClock(() => (told += 1));
  noteServerDate(said(noon), noon, noon);
  noteServerDate(said(noon + 600_000), noon, noon);
  noteServerDate(said(noon + 600_000), noon, noon);
  stop();
  expect(told).toBe(1);
});
