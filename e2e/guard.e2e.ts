import type { ConsoleMessage, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { isRouteAllowed } from "../apps/web/src/app/route-access.ts";
import { roles, type Role } from "../packages/domain/src/user/role.ts";
import { administrator } from "./harness/administrator.ts";
import { eachIdentity } from "./harness/each-identity.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { inTabs } from "./harness/in-tabs.ts";
import { openSettled } from "./harness/look-at-page.ts";
import { fillSignIn, newPerson, open, signUp } from "./harness/person.ts";
import { listPlaces, type Place } from "./harness/places.ts";
import { everyRole, type Memories } from "./harness/roles.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

// The guard decides by the name alone, before anything is fetched: what is not there will do for any parameter.
const places = listPlaces(new Proxy({}, { get: () => "999999999" }));

const traps = [
  "https://example.org/",
  "//example.org/",
  "/\\example.org/",
  "/\t/example.org/",
  "javascript:alert(1)",
];

interface Walk {
  /** Where each page led, by its path. */
  verdicts: Record<string, string>;
  /** What the browser complained about on the pages that need nothing else to be there. */
  troubles: string;
}

// Each page is opened once, by the first test that asks for it.
const PATIENCE = { timeout: 1_000_000 };

eachIdentity((identity) => {
  let product: SharedProduct;
  let memories: Memories;
  const walks: Partial<Record<Role, Promise<Walk>>> = {};
  const walk = (role: Role) => (walks[role] ??= walkAs(role, product.url, memories));

  beforeAll(async () => {
    product = await shareProduct(identity);
    memories = await everyRole(product);
  });

  test.each(roles)(
    "%s is let in, sent to sign in or turned back as the tables say",
    PATIENCE,
    async (role) => {
      const expected = places.map((place) => [place.path, expectedVerdict(role, place)]);
      expect((await walk(role)).verdicts).toEqual(Object.fromEntries(expected));
    },
  );

  test.each(roles)("no page gives the browser of a %s reason to complain", PATIENCE, async (role) => {
    expect((await walk(role)).troubles).toBe("");
  });

  // That every guarded page sends its own address along to the sign-in is part of the walk above.
  test.each(["/upload", "/events/add?from=mail", "/events/1/manage/sessions/1/edit?from=mail"])(
    "whoever signs in on the way to %s arrives there",
    async (address) => {
      const { page } = await newVisitor();
      await open(page, product.url + address);
      await expectAddress(page, "**/login?**");
      await fillSignIn(page, administrator);
      await expectAddress(page, product.url + address);
    },
  );

  test.each(traps)("a link that signs people in does not lead to %s", async (trap) => {
    const { page } = await newVisitor();
    await open(page, `${product.url}/login?return=${encodeURIComponent(trap)}`);
    await fillSignIn(page, administrator);
    await expectAddress(page, `${product.url}/events`);
  });

  test("a call the API forbids is said in the seed's words and leads to the access page", async () => {
    const { page, context } = await newVisitor();
    await signUp(page, product.url, newPerson());
    await expectAddress(page, "**/events");
    // The page asks for somebody else's account, as a page with a mistake in it would.
    await context.route("**/api/account/*", (route) =>
      route.continue({ url: `${product.url}/api/account/1` }),
    );
    await open(page, `${product.url}/account`);
    await expectShown(page.getByRole("alert").getByText("Unauthorized to perform action").first());
    await expectAddress(page, "**/access");
  });
});

async function walkAs(role: Role, url: string, memories: Memories): Promise<Walk> {
  const { context, expectNoTrouble } = await newVisitor({ storageState: memories[role] });
  const verdicts: Record<string, string> = {};
  const visit =
    (openPage: typeof open) =>
    async (page: Page, { address, path }: Place) => {
      const lines = consoleLines(page);
      await openPage(page, url + address);
      await expectShown(page.locator("h1").first());
      const isRefused = lines().includes("403 - Not allowed");
      verdicts[path] = whereTo(new URL(page.url()), address) + (isRefused ? ", logged" : "");
    };
  const isSound = ({ name, path }: Place) => isRouteAllowed(role, name) && !path.includes("$");
  await inTabs(context, places.filter(isSound), visit(openSettled));
  const troubles = tell(expectNoTrouble);
  await inTabs(
    context,
    places.filter((place) => !isSound(place)),
    visit(open),
  );
  return { verdicts, troubles };
}

function tell(expectNoTrouble: () => void): string {
  try {
    expectNoTrouble();
    return "";
  } catch (error) {
    return String(error);
  }
}

function expectedVerdict(role: Role, { name, needsSignIn }: Place): string {
  if (isRouteAllowed(role, name)) return "let in";
  return role === "guest" && needsSignIn ? "sent to sign in and back" : "turned back, logged";
}

function whereTo({ pathname, searchParams }: URL, address: string): string {
  // Home leads on to the event list (docs/seed-conformance.md, section 2).
  if (pathname === (address === "/" ? "/events" : address)) return "let in";
  if (pathname === "/login" && searchParams.get("return") === address) return "sent to sign in and back";
  return pathname === "/access" ? "turned back" : pathname;
}

/** What the page says on the console until it is asked. */
function consoleLines(page: Page): () => string[] {
  const lines: string[] = [];
  const keep = (message: ConsoleMessage) => lines.push(message.text());
  page.on("console", keep);
  return () => {
    page.off("console", keep);
    return lines;
  };
}
