import { expect, test } from "vitest";
import { type ListedAngler, planStartList, type PlannedEntrant } from "./plan-start-list.ts";

function entrant(id: number, change: Partial<PlannedEntrant> = {}): PlannedEntrant {
  const unlisted = { userId: null, anglerId: null, isWithdrawnByList: false };
  return { id, nameKey: `person ${id}`, ...unlisted, status: "confirmed", ...change };
}

function angler(id: number, change: Partial<ListedAngler> = {}): ListedAngler {
  return { id, nameKey: `angler ${id}`, userId: null, presence: "expected", ...change };
}

test("whoever is confirmed comes on the list, nobody else", () => {
  const plan = planStartList(
    [entrant(1), entrant(2, { status: "waitlisted" }), entrant(3, { status: "pending" })],
    [],
  );
  expect(plan).toEqual({ toAdd: [entrant(1)], toLink: [], toWithdraw: [], toReturn: [] });
});

test("whoever stands on the list under their name is linked, each angler once", () => {
  const twins = [entrant(1, { nameKey: "jan novak" }), entrant(2, { nameKey: "jan novak" })];
  const plan = planStartList(twins, [angler(7, { nameKey: "jan novak" })]);
  expect(plan.toLink).toEqual([{ entrant: twins[0], anglerId: 7 }]);
  expect(plan.toAdd).toEqual([twins[1]]);
});

test("whoever cancelled is withdrawn once, and returns when they are confirmed again", () => {
  const gone = entrant(1, { anglerId: 7, status: "cancelled" });
  expect(planStartList([gone], [angler(7)]).toWithdraw).toEqual([7]);
  expect(planStartList([gone], [angler(7, { presence: "withdrawn" })]).toWithdraw).toEqual([]);
  const back = entrant(1, { anglerId: 7, isWithdrawnByList: true });
  expect(planStartList([back], [angler(7, { presence: "withdrawn" })]).toReturn).toEqual([7]);
});

test("whom somebody withdrew by hand stays withdrawn", () => {
  const plan = planStartList([entrant(1, { anglerId: 7 })], [angler(7, { presence: "withdrawn" })]);
  expect(plan).toEqual({ toAdd: [], toLink: [], toWithdraw: [], toReturn: [] });
});

test("nobody is linked to a namesake who withdrew or has another account", () => {
  const jan = entrant(1, { nameKey: "jan novak", userId: 5 });
  const others = [
    angler(7, { nameKey: "jan novak", presence: "withdrawn" }),
    angler(8, { nameKey: "jan novak", userId: 6 }),
  ];
  expect(planStartList([jan], others).toAdd).toEqual([jan]);
  expect(planStartList([{ ...jan, userId: null }], others).toLink).toEqual([]);
  const [nobodys, own] = [
    angler(9, { nameKey: "jan novak" }),
    angler(10, { nameKey: "jan novak", userId: 5 }),
  ];
  expect(planStartList([jan], [...others, nobodys, own]).toLink).toEqual([{ entrant: jan, anglerId: 10 }]);
});

test("a second time there is nothing to do", () => {
  const plan = planStartList([entrant(1, { anglerId: 7 })], [angler(7)]);
  expect(plan).toEqual({ toAdd: [], toLink: [], toWithdraw: [], toReturn: [] });
});

test("whoever was taken out of a registration is withdrawn once, and comes back when they are named again", () => {
  const removed = { anglerId: 7, isWithdrawnByList: false };
  expect(planStartList([], [angler(7)], [removed]).toWithdraw).toEqual([7]);
  const done = { ...removed, isWithdrawnByList: true };
  // The organizer has brought them back by hand.
  expect(planStartList([], [angler(7)], [done]).toWithdraw).toEqual([]);
  const again = entrant(1, { nameKey: "angler 7" });
  const plan = planStartList([again], [angler(7, { presence: "withdrawn" })], [done]);
  expect(plan).toMatchObject({ toAdd: [], toLink: [{ anglerId: 7 }], toReturn: [7], toWithdraw: [] });
  expect(planStartList([again], [angler(7)], [removed])).toMatchObject({
    toLink: [{ anglerId: 7 }],
    toWithdraw: [],
  });
});
