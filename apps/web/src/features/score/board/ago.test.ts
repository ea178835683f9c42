import { expect, test } from "vitest";
import { ago } from "./ago.ts";

const now = Date.parse("2027-05-14T12:00:00Z");

test.each([
  ["2027-05-14T11:59:01Z", "just now"],
  // The clock of the server may be a little ahead.
  ["2027-05-14T12:00:05Z", "just now"],
  ["2027-05-14T11:59:00Z", "1 minute ago"],
  ["2027-05-14T11:00:01Z", "59 minutes ago"],
  ["2027-05-14T11:00:00Z", "1 hour ago"],
  ["2027-05-13T12:00:01Z", "23 hours ago"],
  ["2027-05-13T12:00:00Z", "May 13, 2027, 14:00"],
])("%s is %s", (instant, said) => {
  expect(ago(instant, now, "Europe/Prague")).toBe(said);
});
