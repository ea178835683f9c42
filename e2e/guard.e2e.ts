import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isRouteAllowed } from "../apps/web/src/app/route-access.ts";
import { roles, type Role } from "../packages/domain/src/user/role.ts";
import { eachIdentity } from "./harness/each-identity.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { fillSignIn, newPerson, open, signUp } from "./harness/person.ts";
import { listPlaces, type Place } from "./harness/places.ts";
import { startProduct, type Product } from "./harness/product.ts";
import { administrator, administratorSettings, everyRole } from "./harness/roles.ts";
import { newVisitor } from "./harness/visitor.ts";

// The guard decides by the name alone, before anything is fetched: any parameter will do.
const anything = new Proxy({}, { get: () => "1" });
const places = listPlaces(anything);

const traps = [
  "https://example.org/",
  "//example.org/",
  "/\\example.org/",
  "/\t/example.org/",
  "javascript:alert(1)",
];

eachIdentity((identity) => {
  let product: Product;
  let memories: Awaited<ReturnType<typeof everyRole>>;

  beforeAll(async () => {
    product = await startProduct({ identity, env: administratorSettings });
    memories = await everyRole(product);
  });
  afterAll(async () => {
    await product?.stop();
  });

  test.each(roles)("%s is let in, sent to sign in or turned back as the tables say", async (role) => {
    const { page } = await newVisitor({ storageState: memories[role] });
    const lines = consoleLines(page);
    const found: Record<string, string> = {};
    for (const { address, path } of places) {
      lines.length = 0;
      await open(page, product.url + address);
      await expectShown(page.locator("h1").first());
      const isRefused = lines.includes("403 - Not allowed");
      found[path] = whereTo(new URL(page.url()), address) + (isRefused ? ", logged" : "");
    }
    const expected = places.map((place) => [place.path, expectedVerdict(role, place)]);
    expect(found).toEqual(Object.fromEntries(expected));
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

function consoleLines(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  return lines;
}
