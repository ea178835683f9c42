import type { EventResponse } from "@tightlines/contract/event";
import { expect, test } from "vitest";
import { checkTimes, valuesOf } from "./registration-values.ts";

// Its last day was moved to an earlier one, and registration outlives it.
const event = {
  endsOn: "2099-05-16",
  timeZone: "Europe/Prague",
  registrationOpensAt: "2099-03-01T07:00:00.000Z",
  registrationClosesAt: "2099-05-20T10:00:00.000Z",
} as EventResponse;
const stored = valuesOf(event);
const tooLate = "The event is over by then.";

test("a time that nobody touched is let pass", () => {
  expect(checkTimes({ ...stored, fee: "€ 5" }, event)).toEqual({
    registrationOpensAt: null,
    registrationClosesAt: null,
  });
});

test.each([
  [{ registrationClosesAt: "2099-05-19T12:00" }, { registrationClosesAt: tooLate }],
  [{ registrationOpensAt: "2099-05-17T00:00" }, { registrationOpensAt: tooLate }],
  [{ registrationOpensAt: "2099-03-29T02:30" }, { registrationOpensAt: expect.any(String) }],
  [{ registrationClosesAt: "2099-02-01T12:00" }, { registrationClosesAt: expect.any(String) }],
  // The time that stands is the one it cannot go with.
  [{ registrationOpensAt: "2099-05-20T12:00" }, { registrationClosesAt: expect.any(String) }],
])("%j is refused", (change, refusal) => {
  expect(checkTimes({ ...stored, ...change }, event)).toMatchObject(refusal);
});

test.each([{ registrationClosesAt: "2099-05-17T00:00" }, { registrationClosesAt: "" }])(
  "%j is good",
  (change) => {
    expect(checkTimes({ ...stored, ...change }, event)).toEqual({
      registrationOpensAt: null,
      registrationClosesAt: null,
    });
  },
);
