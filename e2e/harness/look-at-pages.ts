import { beforeAll, expect, test } from "vitest";
import { isRouteAllowed } from "../../apps/web/src/app/route-access.ts";
import { roles, type Role } from "../../packages/domain/src/user/role.ts";
import { addFullEvent, type FullEvent } from "./full-event.ts";
import { lookAtPage, type Looks } from "./look-at-page.ts";
import type { Memory } from "./memory.ts";
import { newOrganizer, type Organizer } from "./organizer.ts";
import { listPlaces } from "./places.ts";
import { shareProduct, type SharedProduct } from "./shared-product.ts";
import { newVisitor } from "./visitor.ts";

export interface PagesToLookAt {
  /** Whose pages, for the names of the tests. */
  whose: string;
  /** What their browser remembers; nothing of a guest's. */
  remember: (product: SharedProduct, organizer: Organizer) => Promise<Memory | undefined>;
  addresses: (event: FullEvent) => string[];
  /** The addresses among them that lead nowhere; they are looked at as well. */
  lost?: string[];
}

/** Tests of every way a page can look wrong. Each page is opened once, by the first test that asks for it. */
export function lookAtPages({ whose, remember, addresses, lost = [] }: PagesToLookAt): void {
  let product: SharedProduct;
  let event: FullEvent;
  let memory: Memory | undefined;
  let walk: Promise<Record<string, Looks>> | undefined;

  beforeAll(async () => {
    product = await shareProduct();
    const organizer = await newOrganizer(product.url);
    event = await addFullEvent(organizer);
    memory = await remember(product, organizer);
  });

  /** What is wrong by page, of one kind. */
  async function find(kind: keyof Looks): Promise<Record<string, string[]>> {
    walk ??= walkPages(product.url, event, memory, { whose, addresses: addresses(event) });
    return Object.fromEntries(
      Object.entries(await walk).flatMap(([address, looks]) =>
        looks[kind].length > 0 ? [[address, looks[kind]]] : [],
      ),
    );
  }

  // Every noun adds pages: the time grows with them.
  const patience = { timeout: 2_000_000 };

  test(`every page of ${whose} is there`, patience, async () => {
    expect(Object.keys(await find("lost"))).toEqual(lost);
  });

  test.each(["light", "dark"] as const)(
    `axe finds nothing wrong with the pages of ${whose} in %s`,
    patience,
    async (scheme) => {
      expect(await find(scheme)).toEqual({});
    },
  );

  test(`nothing reaches beyond the edge on the pages of ${whose}`, patience, async () => {
    expect(await find("width")).toEqual({});
  });

  test(`a finger hits every control on the pages of ${whose}`, patience, async () => {
    expect(await find("finger")).toEqual({});
  });
}

async function walkPages(
  url: string,
  event: FullEvent,
  memory: Memory | undefined,
  { whose, addresses }: { whose: string; addresses: string[] },
): Promise<Record<string, Looks>> {
  const { page, expectNoTrouble } = await newVisitor(memory ? { storageState: memory } : {});
  const found: Record<string, Looks> = {};
  // One after the other: in a tab behind another one the colours of a scheme come late.
  for (const address of addresses) {
    const name = (whose + address).replaceAll(/[^a-z]+/g, "-");
    found[address] = await lookAtPage(page, url + address, name);
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

/** Every page as the lowest role that may see it, since nobody above sees less. */
export function pagesOf(role: Role, event: FullEvent): string[] {
  const own = listPlaces(event.names)
    .filter(({ name }) => roles.find((step) => isRouteAllowed(step, name)) === role)
    .map(({ address }) => address)
    // Home leads on to the event list.
    .filter((address) => address !== "/");
  return [...new Set(own)];
}
