import { beforeAll, expect, test } from "vitest";
import { readPdf } from "../apps/api/src/testing/read-pdf.ts";
import { stageWffc2008 } from "../apps/api/src/testing/stage-wffc-2008.ts";
import { newOrganizer } from "./harness/organizer.ts";
import { readResultLines } from "./harness/result-lines.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { tamper } from "./harness/tamper.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let results: string;
let published: Awaited<ReturnType<typeof stageWffc2008>>;

beforeAll(async () => {
  product = await shareProduct();
  const organizer = await newOrganizer(product.url);
  const days = { starts_on: "2027-04-03", ends_on: "2027-04-04" };
  const { id, url } = await organizer.add({ name: "World Championships Looked Up", ...days }, "running");
  await tamper(product.dataDir, async (db) => {
    const { email } = organizer.person;
    const users = db.selectFrom("user").select("uid").where("email", "=", email);
    const user = await users.executeTakeFirstOrThrow();
    published = await stageWffc2008({ database: { db } }, { id }, { user });
  });
  const sessions = await organizer.read<{ id: number; revision: number }[]>(`/events/${url}/sessions`);
  for (const { id: session, revision } of sessions) {
    const official = { status: "official", reason: "Published in 2008", revision };
    await organizer.changePart(url, `sessions/${session}`, official);
  }
  results = `/events/${url}/results`;
});

test("the public page shows the 99 anglers and the 18 teams of 2008 as they were published", async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`${product.url}${results}?table=individual`);
  const anglers = await readResultLines(page);
  expect(anglers.map(({ place, facts, name, sum }) => [place, facts[0], name, sum])).toEqual(
    published.anglers.map(({ id, rank, name, total }) => [String(rank), `No. ${id}`, name, `${total} pts`]),
  );
  await page.goto(`${product.url}${results}?table=team`);
  const teams = await readResultLines(page);
  expect(teams.map(({ place, name, sum }) => [place, name, sum])).toEqual(
    published.teams.map(({ rank, country, total }) => [String(rank), country, `${total} pts`]),
  );
});

test("the paper that a guest downloads says the same", async () => {
  const answer = await fetch(`${product.url}/api${results}.pdf`);
  const { lines, missing } = await readPdf(await answer.bytes());
  expect(missing).toEqual([]);
  const places = lines.filter(([place]) => /^\d+=?$/.test(place!));
  const printed = places.map((line) => [line[0], line[1], line[2], line.at(-1)].join("|"));
  expect(printed.slice(0, published.anglers.length)).toEqual(
    published.anglers.map(({ id, rank, name, total }) => [rank, id, name, total].join("|")),
  );
  const countries = new Set(published.teams.map(({ country }) => country));
  const teams = places.filter(([, name]) => countries.has(name!));
  expect(teams.map((line) => [line[0], line[1], line.at(-2), line.at(-1)].join("|"))).toEqual(
    published.teams.map(({ rank, country, points, total }) => [rank, country, points, total].join("|")),
  );
});
