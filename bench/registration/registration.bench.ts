/**
 * The opening minute: 500 people register at once for 100 places, over HTTP on one product, beside the same rows written by
 * bare SQL on the same database with as many connections. Run with `npx tsx bench/registration/registration.bench.ts` after
 * `npm run build`.
 */
import { pino } from "pino";
import { loadavg } from "node:os";
import { openDatabase, openSidePool } from "../../apps/api/src/platform/database/database.ts";
import { addMembers, type Member } from "../../apps/api/src/testing/many-members.ts";
import { callApi, signIn } from "../harness/call-api.ts";
import { at, heading, median } from "../harness/figures.ts";
import { startProduct } from "../harness/start-product.ts";
import { readTemplate, writeBarely } from "./bare-writes.ts";

const PEOPLE = 500;
const PLACES = 100;
const ROUNDS = 5;
const GOAL = 3;

const product = await startProduct();
const database = await openDatabase({
  dataDir: product.dataDir,
  log: pino({ level: "silent" }),
  joinRunning: true,
});
/** As many connections as the product has; whoever waits for one waits as long as it takes. */
const bare = openSidePool(database, { max: database.pool.options.max, connectionTimeoutMillis: 0 });
try {
  const members = await addMembers({ database, call }, PEOPLE);
  const token = await signIn(product.url);
  // Neither way is measured while it is cold.
  const first = await openEvent(token);
  await Promise.all(members.map((member) => register(first.id, member)));
  const template = await readTemplate(database.pool, first.id);
  await Promise.all(members.map((member) => writeBarely(bare, { eventId: first.id, member, template })));
  const rows = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await openEvent(token);
    const overHttp = await timeAll(members, (member) => register(ours.id, member));
    await outboxIsEmpty();
    const theirs = await openEvent(token);
    const bySql = await timeAll(members, (member) =>
      writeBarely(bare, { eventId: theirs.id, member, template }),
    );
    await outboxIsEmpty();
    await expectFair(ours.id);
    await expectFair(theirs.id);
    rows.push({
      "ours, p50 ms": Math.round(at(overHttp, 0.5)),
      "ours, p99 ms": Math.round(at(overHttp, 0.99)),
      "SQL, p50 ms": Math.round(at(bySql, 0.5)),
      "SQL, p99 ms": Math.round(at(bySql, 0.99)),
      "ratio of p99": Number((at(overHttp, 0.99) / at(bySql, 0.99)).toFixed(2)),
    });
  }
  console.log(heading(`${PEOPLE} registrations at once, load ${loadavg()[0]!.toFixed(1)}`));
  console.table(rows);
  const ratio = median(rows.map((row) => row["ratio of p99"]));
  console.log(`p99 over HTTP is ${ratio.toFixed(2)} times that of bare SQL (median), goal at most ${GOAL}.`);
  process.exitCode = ratio <= GOAL ? 0 : 1;
} finally {
  await bare.end();
  await database.close();
  await product.stop();
}

async function openEvent(token: string): Promise<{ id: number }> {
  const event = await callApi(product.url, token, "POST", "/api/events", {
    name: "Opening Minute",
    starts_on: "2099-05-14",
    ends_on: "2099-05-16",
    time_zone: "Europe/Prague",
    discipline: "fly",
    preset: "fly-fips-mouche",
  });
  const path = `/api/events/${event.id}`;
  await callApi(product.url, token, "PATCH", path, { status: "published" });
  await callApi(product.url, token, "PATCH", path, {
    registration_opens_at: "2026-01-01T00:00:00Z",
    registration_for: "individual",
    needs_approval: false,
    capacity: PLACES,
  });
  await callApi(product.url, token, "PATCH", `${path}/registration-settings`, { hides_minors: false });
  return event;
}

async function register(eventId: number, { firstName, lastName, token }: Member): Promise<void> {
  const answer = await fetch(`${product.url}/api/events/${eventId}/registrations`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": `${eventId}-${firstName}`,
    },
    body: JSON.stringify({
      entrants: [{ first_name: firstName, last_name: lastName, is_self: true }],
      accepts_rules: true,
    }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Everybody begins in the same moment; each waits until the last byte of the answer, or the commit. */
async function timeAll(
  members: readonly Member[],
  act: (member: Member) => Promise<void>,
): Promise<number[]> {
  const begun = performance.now();
  return Promise.all(members.map((member) => act(member).then(() => performance.now() - begun)));
}

/** The letters of one round must not burden the next. */
async function outboxIsEmpty(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query("select 1 from mail where sent_at is null limit 1");
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function expectFair(eventId: number): Promise<void> {
  const { rows } = await database.pool.query<{ status: string; count: number }>(
    "select status, count(*)::int as count from registration where event_id = $1 group by 1 order by 1",
    [eventId],
  );
  const counted = rows.map(({ status, count }) => `${count} ${status}`).join(", ");
  if (counted !== `${PLACES} confirmed, ${PEOPLE - PLACES} waitlisted`) throw new Error(counted);
}

async function call({ url, headers }: { url: string; headers?: Record<string, string> }) {
  const answer = await fetch(product.url + url, headers && { headers });
  return { statusCode: answer.status, body: await answer.text() };
}
