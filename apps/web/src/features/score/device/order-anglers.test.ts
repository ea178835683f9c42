import { expect, test } from "vitest";
import { orderAnglers } from "./order-anglers.ts";

const anglers = [4, 3, 2, 1].map((id) => ({
  id,
  number: id,
  firstName: "Ann",
  lastName: String(id),
  teamName: null,
}));

test("those who were drawn stand along the water, and the others do not fish", () => {
  const places = [
    { sessionId: 1, anglerId: 4, sectorCode: "A2", pegNumber: 9 },
    { sessionId: 2, anglerId: 3, sectorCode: "A2", pegNumber: 1 },
    { sessionId: 1, anglerId: 2, sectorCode: "A2", pegNumber: 8 },
    { sessionId: 1, anglerId: 1, sectorCode: "A10", pegNumber: 1 },
  ];
  expect(orderAnglers({ anglers, places }, 1).map(({ id }) => id)).toEqual([4, 2, 1]);
});

test("where nobody was drawn everybody fishes, by number", () => {
  expect(orderAnglers({ anglers, places: [] }, 1).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
