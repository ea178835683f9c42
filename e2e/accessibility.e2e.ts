import { beforeAll, describe, expect, test } from "vitest";
import { isRouteAllowed } from "../apps/web/src/app/route-access.ts";
import { roles, type Role } from "../packages/domain/src/user/role.ts";
import { addFullEvent, type FullEvent } from "./harness/full-event.ts";
import { lookAtPage, type Looks } from "./harness/look-at-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { listPlaces } from "./harness/places.ts";
import { everyRole, type Memories } from "./harness/roles.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;
let event: FullEvent;
let memories: Memories;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
  event = await addFullEvent(organizer);
  memories = { ...(await everyRole(product)), organizer: await organizer.memory() };
});

// Each page is opened once, by the first test that asks for it. Every noun adds pages: the time grows with them.
const PATIENCE = 2_000_000;

test.each(roles)("every page of a %s is there", { timeout: PATIENCE }, async (role) => {
  // An address that leads nowhere is looked at as well.
  expect(Object.keys(await find(role, "lost"))).toEqual(role === "guest" ? ["/no/such/water"] : []);
});

describe.each(["light", "dark"] as const)("in %s", (scheme) => {
  test.each(roles)("axe finds nothing wrong with the pages of a %s", { timeout: PATIENCE }, async (role) => {
    expect(await find(role, scheme)).toEqual({});
  });
});

test.each(roles)(
  "nothing reaches beyond the edge on the pages of a %s",
  { timeout: PATIENCE },
  async (role) => {
    expect(await find(role, "width")).toEqual({});
  },
);

test.each(roles)("a finger hits every control on the pages of a %s", { timeout: PATIENCE }, async (role) => {
  expect(await find(role, "finger")).toEqual({});
});

/** What is wrong by page, of one kind. */
async function find(role: Role, kind: keyof Looks): Promise<Record<string, string[]>> {
  const walk = await (walks[role] ??= walkPagesOf(role));
  return Object.fromEntries(
    Object.entries(walk).flatMap(([address, looks]) =>
      looks[kind].length > 0 ? [[address, looks[kind]]] : [],
    ),
  );
}

const walks: Partial<Record<Role, Promise<Record<string, Looks>>>> = {};

async function walkPagesOf(role: Role): Promise<Record<string, Looks>> {
  const { page, expectNoTrouble } = await newVisitor({ storageState: memories[role] });
  const found: Record<string, Looks> = {};
  // One after the other: in a tab behind another one the colours of a scheme come late.
  for (const address of pagesOf(role)) {
    const name = role + address.replaceAll(/[^a-z]+/g, "-");
    found[address] = await lookAtPage(page, product.url + address, name);
  }
  // The server, which does not know who asks, refuses a draft; the browser then shows it to its organizer. The rotation of
  // the full event has gaps, and the page of draws says that it cannot be drawn by it.
  expectNoTrouble(
    new RegExp(
      `status of 404 .*/(no/such/water|${event.others.draft})\\)$|draw-runs/preview(\\)$|: 422 .* has no place in the rotation)`,
    ),
  );
  return found;
}

/** Every page as the lowest role that may see it, since nobody above sees less, and what it looks like in other states. */
function pagesOf(role: Role): string[] {
  const own = listPlaces(event.names)
    .filter(({ name }) => roles.find((step) => isRouteAllowed(step, name)) === role)
    .map(({ address }) => address)
    // Home leads on to the event list.
    .filter((address) => address !== "/");
  return [...new Set([...own, ...statesFor(role)])];
}

function statesFor(role: Role): string[] {
  const { running, finished, cancelled, draft } = event.others;
  switch (role) {
    case "guest":
      return [
        "/no/such/water",
        "/events?search=no+such+cup",
        "/forgot-password?code=old",
        `/events/${running}`,
        `/events/${finished}`,
        `/events/${cancelled}`,
        ...["sectors", "groups", "rotations", "draws"].map((page) => `/events/${running}/${page}`),
      ];
    case "member":
      return [];
    case "organizer":
      return [
        "/events",
        "/events?status=upcoming&mine=true",
        `/events/${draft}`,
        ...publicPagesOf(event.names["eventUrl"]!),
        ...["sectors", "groups", "groups/draw", "rotations", "draws"].map(
          (page) => `/events/${running}/manage/${page}`,
        ),
        `/events/${event.names["eventUrl"]}/manage/rotations/add?group=${event.names["groupId"]}`,
      ];
    case "administrator":
      return ["/species?search=unicorn", "/users?search=unicorn", "/account"];
  }
}

/** As guests see them, and with what only the organizer finds there. */
function publicPagesOf(eventUrl: string): string[] {
  return listPlaces(event.names)
    .filter(({ path, name }) => path.startsWith("/events/$eventUrl") && isRouteAllowed("guest", name))
    .map(({ address }) => address)
    .filter((address) => address.includes(eventUrl));
}
