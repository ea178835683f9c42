import { expect, test } from "vitest";
import { readPlace, writePlace } from "./pass-place.ts";

test.each([
  { secret: "a-_9" },
  { secret: "a-_9", sessionId: 3 },
  { secret: "a-_9", sessionId: 3, anglerId: 17 },
])("a place is read as it was written: %j", (place) => {
  expect(readPlace(writePlace(place))).toEqual({ sessionId: undefined, anglerId: undefined, ...place });
});

test("an angler is found by the session they fish in", () => {
  expect(writePlace({ secret: "a", anglerId: 17 })).toBe("a");
});

test.each(["", "a", "a.x.y", "a.-1", "a.3.", "a.1e99"])("nonsense behind the # names nobody: %j", (hash) => {
  expect(readPlace(hash).anglerId).toBeUndefined();
});
