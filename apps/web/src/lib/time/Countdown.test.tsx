import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Countdown, formatSeconds } from "./Countdown.tsx";

test.each([
  [1, "0 min 01 s"],
  [59 * 60 + 59, "59 min 59 s"],
  [3600, "1 h 0 min"],
  [26 * 3600, "1 d 2 h"],
])("%i seconds read %s", (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

test("a page that is rendered once for everybody holds no countdown", () => {
  expect(renderToString(<Countdown to="2999-01-01T00:00:00Z" />)).toBe("");
});
