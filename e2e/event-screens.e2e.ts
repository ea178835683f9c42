import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, contrastViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open, signIn } from "./harness/person.ts";
import { startProduct, type Product } from "./harness/product.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: Product;
let organizer: Organizer;
const url = "spring";

beforeAll(async () => {
  product = await startProduct();
  organizer = await newOrganizer(product.url);
  const description =
    "## Welcome\n\nBring *boots*.\n\n- licence\n- landing net\n\n[Rules](https://example.org)";
  const place = { venue: "Sázava above the weir", location: "Žďár nad Sázavou, Czechia", description };
  await organizer.add({ name: "Žďár Spring Masters of the Highlands", url, ...place }, "published");
  const weir = { name: "Weir pool below the old mill", description: "Park at the church.\nMind the cows." };
  const pegs = [
    { number: 1, is_end: true },
    { number: 2, is_accessible: true },
    { number: 3, out_of_use_reason: "Flooded" },
  ];
  await organizer.addPart(url, "sectors", { code: "W", ...weir, latitude: 49.5, longitude: 15.9, pegs });
  await organizer.addPart(url, "sectors/series", { codes: ["A", "B"], peg_count: 20 });
  const team = { name: "Žďár nad Sázavou Herons", country: "Czechia" };
  const team_id = await organizer.addPart(url, "teams", team);
  const long = { first_name: "Maximilian-Alexander", last_name: "von Hohenstein-Wertheim", team_id };
  await organizer.addPart(url, "anglers", long);
  await organizer.addPart(url, "anglers", { ...long, is_reserve: true, category: "Guests of the club" });
  await addRotation();
  await organizer.add({ name: "Club match", ...place }, "running");
  await organizer.add({ name: "Shore night", ...place }, "finished");
  await organizer.add({ name: "Storm cup", ...place }, "cancelled");
  await organizer.add({ name: "Planned for autumn" });
});
afterAll(async () => {
  await product?.stop();
});

/** Sessions, groups with a draw in force and one in preview, and a rotation with a cell that collides. */
async function addRotation() {
  for (const hour of [10, 14])
    await organizer.addPart(url, "sessions", {
      starts_at: `2099-05-14T${hour}:00:00Z`,
      ends_at: `2099-05-14T${hour + 3}:00:00Z`,
    });
  for (const code of ["A", "B", "C"])
    await organizer.addPart(url, "groups", { code, name: code === "A" ? "Upper water" : "" });
  for (const first_name of ["Ann", "Bo", "Çelik", "Dov", "Eva"])
    await organizer.addPart(url, "anglers", { first_name, last_name: "Šťastná" });
  const run = await organizer.addPart(url, "groups/draw", {});
  await organizer.addPart(url, `draw-runs/${run}/publish`, { revision: 1 });
  await organizer.addPart(url, "groups/draw", { reason: "Two of them were late", keep: "nobody" });
  const cell = { group_id: 1, session_id: 1, sector_id: 1 };
  await organizer.addPart(url, "rotations", cell);
  await organizer.addPart(url, "rotations", { ...cell, group_id: 2 });
  await organizer.addPart(url, "rotations", { ...cell, group_id: 3, sector_id: null });
}

const pages = [
  { name: "list", heading: "Events", address: "/events" },
  { name: "list-filtered", heading: "Events", address: "/events?status=upcoming&mine=true" },
  { name: "list-nothing", heading: "Events", address: "/events?search=nothing" },
  { name: "about", heading: "Žďár Spring Masters", address: `/events/${url}` },
  { name: "about-running", heading: "Club match", address: "/events/club-match" },
  { name: "about-finished", heading: "Shore night", address: "/events/shore-night" },
  { name: "about-cancelled", heading: "Storm cup", address: "/events/storm-cup" },
  { name: "about-draft", heading: "Planned for autumn", address: "/events/planned-for-autumn" },
  { name: "add", heading: "Create an event", address: "/events/add" },
  { name: "home", heading: "Žďár Spring Masters", address: `/events/${url}/manage` },
  { name: "edit", heading: "Edit event", address: `/events/${url}/manage/edit` },
  { name: "sessions", heading: "Žďár Spring Masters", address: `/events/${url}/sessions` },
  { name: "manage-sessions", heading: "Sessions", address: `/events/${url}/manage/sessions` },
  { name: "manage-session-add", heading: "Add a session", address: `/events/${url}/manage/sessions/add` },
  { name: "settings", heading: "Settings", address: `/events/${url}/manage/settings` },
  { name: "sectors", heading: "Žďár Spring Masters", address: `/events/${url}/sectors` },
  { name: "sectors-none", heading: "Club match", address: "/events/club-match/sectors" },
  { name: "sector-list", heading: "Sectors", address: `/events/${url}/manage/sectors` },
  { name: "sector-list-none", heading: "Sectors", address: "/events/club-match/manage/sectors" },
  { name: "sector-add", heading: "Add a sector", address: `/events/${url}/manage/sectors/add` },
  { name: "sector-detail", heading: "W, Weir pool", address: `/events/${url}/manage/sectors/1` },
  { name: "sector-edit", heading: "Edit W, Weir pool", address: `/events/${url}/manage/sectors/1/edit` },
  { name: "settings-rules", heading: "Rules", address: `/events/${url}/manage/settings/rules` },
  { name: "rules", heading: "Žďár Spring Masters", address: `/events/${url}/rules` },
  { name: "species", heading: "Species", address: `/events/${url}/manage/species` },
  { name: "securities", heading: "Security", address: `/events/${url}/manage/securities` },
  { name: "securities-add", heading: "Add somebody", address: `/events/${url}/manage/securities/add` },
  { name: "securities-public", heading: "Žďár Spring Masters", address: `/events/${url}/securities` },
  { name: "audit", heading: "History", address: `/events/${url}/manage/audit` },
  { name: "anglers", heading: "Žďár Spring Masters", address: `/events/${url}/anglers` },
  { name: "teams", heading: "Žďár Spring Masters", address: `/events/${url}/teams` },
  { name: "manage-teams", heading: "Teams", address: `/events/${url}/manage/teams` },
  { name: "team-add", heading: "Add a team", address: `/events/${url}/manage/teams/add` },
  { name: "team-edit", heading: "Žďár nad Sázavou", address: `/events/${url}/manage/teams/1/edit` },
  { name: "manage-anglers", heading: "Anglers", address: `/events/${url}/manage/anglers` },
  { name: "angler-add", heading: "Add an angler", address: `/events/${url}/manage/anglers/add` },
  { name: "angler-edit", heading: "Maximilian", address: `/events/${url}/manage/anglers/1/edit` },
  { name: "angler-import", heading: "Import anglers", address: `/events/${url}/manage/anglers/import` },
  { name: "team-import", heading: "Import teams", address: `/events/${url}/manage/teams/import` },
  { name: "groups", heading: "Žďár Spring Masters", address: `/events/${url}/groups` },
  { name: "groups-none", heading: "Club match", address: "/events/club-match/groups" },
  { name: "manage-groups", heading: "Groups", address: `/events/${url}/manage/groups` },
  { name: "manage-groups-none", heading: "Groups", address: "/events/club-match/manage/groups" },
  { name: "group-add", heading: "Add a group", address: `/events/${url}/manage/groups/add` },
  { name: "group-edit", heading: "Edit group A", address: `/events/${url}/manage/groups/1/edit` },
  { name: "group-draw", heading: "Draw the groups", address: `/events/${url}/manage/groups/draw` },
  { name: "group-draw-none", heading: "Draw the groups", address: "/events/club-match/manage/groups/draw" },
  { name: "rotations", heading: "Žďár Spring Masters", address: `/events/${url}/rotations` },
  { name: "rotations-none", heading: "Club match", address: "/events/club-match/rotations" },
  { name: "manage-rotations", heading: "Rotation", address: `/events/${url}/manage/rotations` },
  { name: "manage-rotations-none", heading: "Rotation", address: "/events/club-match/manage/rotations" },
  { name: "rotation-add", heading: "Add a cell", address: `/events/${url}/manage/rotations/add?group=2` },
  { name: "rotation-edit", heading: "Group A", address: `/events/${url}/manage/rotations/1/edit` },
];

/** A page is opened once in each scheme and changes its size where it stands. */
const schemes = [
  {
    colorScheme: "light",
    check: axeViolations,
    sizes: [
      { width: 1280, height: 800 },
      { width: 320, height: 640 },
      { width: 390, height: 844 },
    ],
  },
  {
    colorScheme: "dark",
    check: contrastViolations,
    sizes: [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ],
  },
] as const;

// Every noun adds its pages here: the time grows with them.
test("every page of an event fits and axe finds nothing", { timeout: 20_000 * pages.length }, async () => {
  // Two visitors share the way: axe computes long, and a machine has two cores at least.
  const found = await Promise.all(
    [0, 1].map((first) => walk(pages.filter((_, place) => place % 2 === first))),
  );
  expect(Object.assign({}, ...found)).toEqual({});
});

test("a public page brings the styles it needs, before all styles are there", async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  const addresses = pages
    .map(({ address }) => address)
    .filter((address) => !/\/(manage|add|securities|planned-for-autumn)/.test(address));
  const different: string[] = [];
  for (const address of [...addresses, "/login", "/signup", "/access", "/events/nobody-knows"])
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const whole = await look(page, address);
      let refused = 0;
      await page.route("**/*.css", async (route) => {
        refused++;
        await route.abort();
      });
      const own = await look(page, address);
      await page.unroute("**/*.css");
      if (refused !== 1 || !own.equals(whole)) different.push(`${address}, ${width} px`);
    }
  expect(different).toEqual([]);
});

async function look(page: Page, address: string): Promise<Buffer> {
  await page.goto(product.url + address);
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/** What is wrong, by page and look. */
async function walk(places: typeof pages): Promise<Record<string, string[]>> {
  const { page, expectNoTrouble } = await newVisitor();
  await signIn(page, product.url, organizer.person);
  await page.waitForURL("**/events");
  const found: Record<string, string[]> = {};
  for (const { name, heading, address } of places)
    for (const { colorScheme, check, sizes } of schemes) {
      await page.emulateMedia({ colorScheme });
      await open(page, product.url + address);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.waitForLoadState("networkidle");
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height });
        // At 320 px only the lines end elsewhere than at 390.
        const violations = width === 320 ? [] : await check(page);
        const { beyond, squeezed } = await page.evaluate(measureWidth);
        if (beyond > 0) violations.push(`reaches ${beyond} px beyond the edge`);
        if (squeezed > 0) violations.push(`squeezes ${squeezed} icons to nothing`);
        if (violations.length > 0) found[`${name}, ${width} px, ${colorScheme}`] = violations;
        await saveScreenshot(page, `event-${name}-${width}-${colorScheme}`);
      }
    }
  // The server, which does not know who asks, refuses a draft; the browser then shows it to its organizer.
  expectNoTrouble(/status of 404 .*\/planned-for-autumn\)$/);
  return found;
}

/** Runs in the page. */
function measureWidth() {
  const icons = [...document.querySelectorAll("svg[width]")].filter((icon) => icon.checkVisibility());
  return {
    beyond: document.documentElement.scrollWidth - window.innerWidth,
    squeezed: icons.filter((icon) => icon.getBoundingClientRect().width < 8).length,
  };
}
