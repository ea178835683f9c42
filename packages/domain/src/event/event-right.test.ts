import { expect, test } from "vitest";
import { eventRights, isRightAtLeast } from "./event-right.ts";

test("an owner may do everything, a scorer only what is a scorer's, and nobody nothing", () => {
  const mayDo = (right: Parameters<typeof isRightAtLeast>[0]) =>
    eventRights.filter((least) => isRightAtLeast(right, least));
  expect(mayDo("owner")).toEqual(["owner", "organizer", "scorer"]);
  expect(mayDo("organizer")).toEqual(["organizer", "scorer"]);
  expect(mayDo("scorer")).toEqual(["scorer"]);
  expect(mayDo(null)).toEqual([]);
});
