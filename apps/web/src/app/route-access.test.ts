import { isAtLeast, roles } from "@tightlines/domain/user/role";
import type { Role } from "@tightlines/domain/user/role";
import { describe, expect, test } from "vitest";
import { listRoutes } from "../testing/list-routes.ts";
import { isOwnerAllowed, isRightAllowed, isRouteAllowed, routeNames } from "./route-access.ts";

const manage = (noun: string, ...acts: string[]) => acts.map((act) => `event-manage-${noun}-${act}`);
const list = (names: string) => names.split(" ");
const crud = ["list", "add", "edit", "delete"];

/** The specification's section 6, word by word: what each role adds to the role below it. */
const seed: Record<Role, string[]> = {
  guest: [
    ...list("home login signup forgot-password access"),
    ...list("event-list event-detail event-anglers event-draws event-draws-pdf event-groups"),
    ...list("event-registrations event-results event-results-sectors event-results-session"),
    ...list("event-results-pdf event-rotations event-scores event-sectors event-sessions"),
    "event-teams",
    // The seed knows neither series nor the pages of people.
    ...list("series-list series-detail person"),
  ],
  member: [
    ...list("account account-change-password account-organizer account-invitations"),
    ...list("event-registration-register event-registration-confirm"),
    // Named by no role in the seed, but marked as needing sign-in.
    "upload",
    // The seed knows no page of one's own events.
    "account-events",
  ],
  organizer: [
    ...list("event-add event-manage event-manage-edit event-manage-logo event-manage-settings"),
    ...manage("angler", ...crud, "transfer"),
    ...manage("draw", ...crud),
    ...manage("group", ...crud, "draw"),
    ...manage("registration", ...crud),
    ...manage("result", "list", "group", "calculate"),
    ...manage("rotation", ...crud),
    ...manage("score", ...crud),
    ...manage("sector", ...crud, "detail"),
    ...manage("security", "list", "add", "delete"),
    ...manage("session", ...crud),
    ...manage("team", ...crud),
    "species-list",
    // Parts of the settings that the seed does not name.
    ...list("event-manage-audit event-manage-species"),
    // Listed among the public pages, but not among what guests may see.
    "event-securities",
    ...list("series-add series-edit series-people"),
  ],
  administrator: [
    ...list("species-add species-edit species-delete"),
    ...list("user-list user-detail user-add user-edit user-delete"),
  ],
};

test("the table holds the seed's route names and no others", () => {
  expect([...routeNames].sort()).toEqual(Object.values(seed).flat().sort());
});

describe.each(roles)("%s", (role) => {
  test.each(roles.flatMap((step) => seed[step].map((name) => ({ name, step }))))(
    "and $name, which is for $step",
    ({ name, step }) => {
      expect(isRouteAllowed(role, asRouteName(name))).toBe(isAtLeast(role, step));
    },
  );
});

describe("a check with an owner flag", () => {
  const organizer = { role: "organizer", uid: "ann" } as const;

  test.each([
    ["the owner", organizer, "ann", true],
    ["another organizer", organizer, "bob", false],
    ["nobody's event", organizer, null, false],
    ["an owner whose role may not enter the route", { role: "member", uid: "ann" }, "ann", false],
    ["an administrator", { role: "administrator", uid: "ann" }, "bob", true],
    ["a guest", null, "ann", false],
    ["a guest and nobody's event", null, null, false],
  ] as const)("with %s", (_, user, flag, isAllowed) => {
    expect(isOwnerAllowed(user, "event-manage", flag)).toBe(isAllowed);
  });
});

describe("a right on an event", () => {
  const manageNames = routeNames.filter((name) => name.startsWith("event-manage"));
  const opened = (...[role, right]: [Role, Parameters<typeof isRightAllowed>[1]]) =>
    manageNames.filter((name) => isRightAllowed(role, right, name));

  test("opens everything to owners, organizers and administrators, and nothing without one", () => {
    expect(opened("organizer", "owner")).toEqual(manageNames);
    expect(opened("organizer", "organizer")).toEqual(manageNames);
    expect(opened("administrator", null)).toEqual(manageNames);
    expect(opened("organizer", null)).toEqual([]);
  });

  test("opens the home and the scores to a scorer", () => {
    expect(opened("organizer", "scorer")).toEqual(["event-manage", ...manage("score", ...crud)]);
  });
});

test("every page of the route tree has a name the roles know", () => {
  const routes = listRoutes();
  expect(routes.length).toBeGreaterThan(5);
  const nameless = routes.filter(({ name }) => name === undefined || !routeNames.includes(name));
  expect(nameless).toEqual([]);
});

test("a page beside those of the seed has the name of the one it belongs to", () => {
  const routes = listRoutes();
  for (const wanted of new Set(routes.map(({ name }) => name))) {
    const paths = routes.filter(({ name }) => name === wanted).map(({ path }) => path);
    const [first = "", ...others] = paths.sort((a, b) => a.length - b.length);
    const folder = first.slice(0, first.lastIndexOf("/") + 1);
    expect(others.filter((path) => !path.startsWith(folder))).toEqual([]);
  }
});

function asRouteName(name: string) {
  const known = routeNames.find((candidate) => candidate === name);
  if (!known) throw new Error(`There is no route name ${name}.`);
  return known;
}
