import type { AnglerResponse } from "@tightlines/contract/angler";
import { expect, test } from "vitest";
import { filterAnglers, readAnglerFilter } from "./angler-filter.ts";

const anglers = [
  { id: 1, teamId: 7, groupId: null, category: "open" },
  { id: 2, teamId: null, groupId: 3, category: "youth" },
  { id: 3, teamId: 7, groupId: 3, category: "youth" },
] as AnglerResponse[];

test.each([
  [{}, [1, 2, 3]],
  [{ team: "7" }, [1, 3]],
  [{ team: "none" }, [2]],
  [{ group: "none" }, [1]],
  [{ team: "7", category: "youth" }, [3]],
  [{ category: "masters" }, []],
])("%j leaves %j", (filter, ids) => {
  expect(filterAnglers(anglers, filter).map(({ id }) => id)).toEqual(ids);
});

test("an address is read as far as it makes sense", () => {
  expect(readAnglerFilter({ team: 7, group: "none", category: "youth" })).toEqual({
    team: "7",
    group: "none",
    category: "youth",
  });
  expect(readAnglerFilter({ team: "x", group: -1, category: 5, page: 2 })).toEqual({});
});
