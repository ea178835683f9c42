import { AsyncLocalStorage } from "node:async_hooks";
import { fillWithDemo } from "@tightlines/api/demo/demo";
import { SHOWS_HEADER } from "@tightlines/api/platform/http/shows-header";
import { inTransaction } from "@tightlines/api/platform/database/in-transaction";
import { bumpRevisions } from "@tightlines/api/platform/revision/bump-revision";
import type { Schema } from "@tightlines/api/platform/database/schema";
import { openFileStore } from "@tightlines/api/platform/files/open-file-store";
import { createTestApi, type TestApi } from "@tightlines/api/testing/create-test-api";
import { silentLog } from "@tightlines/api/testing/silent-log";
import type { Endpoint } from "@tightlines/contract/endpoint";
import { endpoints } from "@tightlines/contract/endpoints";
import { eventTopic } from "@tightlines/contract/topic";
import { isRouteAllowed } from "@tightlines/web/app/route-access.ts";
import { renderPage } from "@tightlines/web/entry-server.tsx";
import { listRoutes } from "@tightlines/web/testing/list-routes.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let api: TestApi;
/** The tables that were read for the page at hand; what the product does beside it is not counted. */
const reading = new AsyncLocalStorage<Set<string>>();

beforeAll(async () => {
  api = await createTestApi();
  await fillWithDemo({
    db: api.database.db,
    issuer: api.identity.issuer,
    files: openFileStore(api.settings),
    log: silentLog,
    say: () => {},
  });
  for (const table of ["angler", "team"] as const) {
    const { id } = await api.database.db
      .selectFrom(table)
      .innerJoin("event", "event.id", `${table}.eventId`)
      .select(`${table}.id`)
      .where("event.url", "=", "spring-masters")
      .limit(1)
      .executeTakeFirstOrThrow();
    ids[`${table}Id`] = String(id);
  }
  ids["personUrl"] = await addPerson(Number(ids["anglerId"]));
  recordTables();
  // What it does by itself when it starts belongs to no page.
  await api.app.ready();
});
afterAll(() => api.close());

/** What a page that reads a table shows of it; nothing, where a guest sees nothing of it. */
const shownOf: Record<keyof Schema, string | undefined> = {
  angler: "angler",
  audit: undefined,
  calendar: undefined,
  catch: "score",
  // For those who check anglers in, and for no guest.
  checkIn: undefined,
  draw: "draw",
  drawChange: "draw",
  drawRun: "draw",
  entrant: "registration",
  // For those who run the event.
  entrantRemoval: undefined,
  event: "event",
  // Written when an event is imported, and never again.
  eventHome: undefined,
  // Which event an address means: that changes with the event.
  eventOldUrl: undefined,
  eventRuleset: "ruleset",
  eventSpecies: "event-species",
  group: "group",
  idempotencyKey: undefined,
  invitation: undefined,
  invitationLink: undefined,
  invitationLinkTaker: undefined,
  lottery: "registration",
  mail: undefined,
  // For those who run the event.
  pass: undefined,
  person: "people",
  protest: "protest",
  payment: undefined,
  peg: "sector",
  penalty: "score",
  registration: "registration",
  // A change of them moves registrations and anglers, and no page reads them without one of these.
  registrationSettings: undefined,
  report: "report",
  reportCode: undefined,
  resultVersion: "result",
  revision: undefined,
  rotation: "rotation",
  // For those who weigh, and for those who run the event.
  scaleCheck: undefined,
  catchPhoto: undefined,
  score: "score",
  scoreOperation: "score",
  sector: "sector",
  // Read for the caller's own right, and a guest has none.
  security: undefined,
  series: "series",
  seriesEvent: "series",
  seriesMatch: "series",
  session: "session",
  species: "species",
  team: "team",
  upload: undefined,
  user: "users",
  waitingOperation: undefined,
};

/** What stands for the parameters of a page. */
const ids: Record<string, string> = { eventUrl: "spring-masters", seriesUrl: "club-season" };

// What is kept in memory reads no table: something has changed in every event before each page.
beforeEach(async () => {
  const { db } = api.database;
  const events = await db.selectFrom("event").select("id").execute();
  const topics = events.map(({ id }) => eventTopic(id, "score"));
  await inTransaction(db, (trx) => bumpRevisions(trx, topics));
});

const pages = listRoutes().filter(({ name }) => name && isRouteAllowed("guest", name));

test.each(pages.filter(({ path }) => path !== "/"))(
  "$path names what it reads, and nothing else",
  async ({ path }) => {
    const read = new Set<string>();
    const page = await reading.run(read, () =>
      render(path.replaceAll(/\$(\w+)/g, (_, parameter: string) => ids[parameter] ?? "1")),
    );
    expect(nounsOf(page.topics, path.includes("$eventUrl"))).toEqual(
      nounsRead(read, path.includes("$eventUrl")),
    );
  },
);

/** What a call cannot do without. */
const askedWith: Readonly<Record<string, string>> = {
  "/api/events/{event}/reports/waiting": "?session_id=1",
};

const keptCalls = Object.values<Endpoint>(endpoints).filter(({ shows }) => shows);

test.each(keptCalls)("GET $path names what it reads, and nothing else", async ({ path }) => {
  const read = new Set<string>();
  const url = path.replace("{event}", "spring-masters") + (askedWith[path] ?? "");
  const { headers, statusCode } = await reading.run(read, async () => api.app.inject({ url }));
  expect(statusCode).toBe(200);
  const topics = String(headers[SHOWS_HEADER]).split(" ");
  expect(nounsOf(topics, path.includes("{event}"))).toEqual(nounsRead(read, path.includes("{event}")));
});

function nounsOf(topics: readonly string[], isOfEvent: boolean): string[] {
  const nouns = topics.map((topic) => topic.replace(/^event:\d+:/, "").replace(/^event:\d+$/, "event"));
  return isOfEvent ? nouns.toSorted() : ofSeveral(nouns);
}

/** A page of several events shows the same nouns of each, and which of them are listed. */
function ofSeveral(nouns: readonly string[]): string[] {
  return [...new Set(nouns.map((noun) => noun.replace(/^event$/, "events")))].toSorted();
}

function nounsRead(tables: ReadonlySet<string>, isOfEvent: boolean): string[] {
  const nouns = [...tables].flatMap((table) => shownOf[table as keyof Schema] ?? []);
  return isOfEvent ? [...new Set(nouns)].toSorted() : ofSeveral(nouns);
}

async function render(url: string) {
  const page = await renderPage({
    url,
    identity: { provider: "embedded" },
    publicUrl: "http://localhost",
    assets: { script: "", scripts: {}, styleSheet: "", pickStyles: () => "", head: "" },
    transport: async ({ method, url: asked, headers }) => {
      const { statusCode, body } = await api.app.inject({ method, url: asked, headers });
      return { status: statusCode, text: body };
    },
  });
  if (page.kind !== "page" || page.status !== 200) throw new Error(`${url} was not rendered`);
  return page;
}

/** Whoever runs the demo fishes as this angler, and has agreed to a page. */
async function addPerson(anglerId: number): Promise<string> {
  const { db } = api.database;
  const { id: userId } = await db.selectFrom("user").select("id").limit(1).executeTakeFirstOrThrow();
  await db.updateTable("angler").set({ userId }).where("id", "=", anglerId).execute();
  const person = { userId, url: "somebody" };
  return (await db.insertInto("person").values(person).returning("url").executeTakeFirstOrThrow()).url;
}

/** Notes the tables of every statement from here on. */
function recordTables(): void {
  const known = new WeakSet<object>();
  api.database.pool.on("acquire", (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.query = new Proxy(client.query.bind(client), {
      apply(query, thisArgument, sent: [string | { text: string }]) {
        const text = typeof sent[0] === "string" ? sent[0] : sent[0].text;
        for (const [, table] of text.matchAll(/\b(?:from|join) "?(\w+)"?/g))
          reading.getStore()?.add(inCamelCase(table!));
        return Reflect.apply(query, thisArgument, sent) as unknown;
      },
    });
  });
}

function inCamelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
