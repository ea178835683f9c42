/**
 * How many fish a second 50 controllers enter at once, over HTTP on one product, beside the same rows written by bare SQL on the
 * same database with as many connections. And how long one fish takes while 50 guests watch an event of 500 anglers and
 * 20,000 catches, beside an empty one. Run with `npx tsx bench/scores/scores.bench.ts` after `npm run build`.
 */
import { loadavg } from "node:os";
import { pino } from "pino";
import { openDatabase, openSidePool } from "../../apps/api/src/platform/database/database.ts";
import { callApi, signIn } from "../harness/call-api.ts";
import { at, heading, median } from "../harness/figures.ts";
import { startProduct } from "../harness/start-product.ts";
import { readTemplate, type Template, writeBarely } from "./bare-writes.ts";
import { type Field, fillField } from "../harness/fill-field.ts";
import { newController, sayFish } from "./say-fish.ts";
import { watchScores } from "./watch-scores.ts";

const CLIENTS = 50;
const ANGLERS = 500;
const FISH_PER_CLIENT = 40;
const ROUNDS = 3;
const GUESTS = 50;
const FISH_WATCHED = 300;
const LEAST_SHARE = 1 / 3;
const MOST_SLOWDOWN = 2;

const product = await startProduct({ TRUST_PROXY: "1" });
const database = await openDatabase({
  dataDir: product.dataDir,
  log: pino({ level: "silent" }),
  joinRunning: true,
});
/** As many connections as the product has; whoever waits for one waits as long as it takes. */
const bare = openSidePool(database, { max: database.pool.options.max, connectionTimeoutMillis: 0 });
try {
  const token = await signIn(product.url);
  const share = await measureRate(token);
  const slowdown = await measureWatched(token);
  process.exitCode = share >= LEAST_SHARE && slowdown <= MOST_SLOWDOWN ? 0 : 1;
} finally {
  await bare.end();
  await database.close();
  await product.stop();
}

/** In turns, each on an event of its own, so that every round meets empty cards. */
async function measureRate(token: string): Promise<number> {
  const rows = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const { field } = await openEvent(token, { anglers: ANGLERS, sessions: 1 });
    const ours = await rateOfProduct(token, field);
    const template = await readTemplate(database.pool, field.eventId);
    const other = await openEvent(token, { anglers: ANGLERS, sessions: 1 });
    const sql = await rateOfBareSql(token, other.field, template);
    await requireFish(field, other.field);
    // Neither way is measured while it is cold.
    if (round === 0) continue;
    rows.push({
      "ours, a second": Math.round(ours),
      "SQL, a second": Math.round(sql),
      share: Number((ours / sql).toFixed(2)),
      load: Number(loadavg()[0]!.toFixed(1)),
    });
  }
  console.log(heading(`${CLIENTS} clients, one fish in each call`));
  console.table(rows);
  const share = median(rows.map((row) => row.share));
  console.log(
    `The product does ${share.toFixed(2)} of what bare SQL does (median), goal at least ${LEAST_SHARE.toFixed(2)}.`,
  );
  return share;
}

async function rateOfProduct(token: string, field: Field): Promise<number> {
  const controllers = await Promise.all(
    Array.from({ length: CLIENTS }, () => newController(product.url, token, field)),
  );
  return rateOf(field, (client, anglerId) => sayFish(controllers[client]!, anglerId));
}

async function rateOfBareSql(token: string, field: Field, template: Template): Promise<number> {
  const { passId } = await newController(product.url, token, field);
  return rateOf(field, (_, anglerId) => writeBarely(bare, { field, anglerId, passId, template }));
}

/** Each client has anglers of its own and goes from one to the next. */
async function rateOf(
  { anglerIds }: Field,
  act: (client: number, anglerId: number) => Promise<void>,
): Promise<number> {
  const own = ANGLERS / CLIENTS;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let fish = 0; fish < FISH_PER_CLIENT; fish++)
        await act(client, anglerIds[client * own + (fish % own)]!);
    }),
  );
  return (CLIENTS * FISH_PER_CLIENT * 1000) / (performance.now() - begun);
}

async function requireFish(...fields: Field[]): Promise<void> {
  for (const { eventId } of fields) {
    const { rows } = await database.pool.query<{ fish: number; said: number }>(
      `select (select count(*) from catch where event_id = $1)::int as fish,
         (select count(*) from score_operation where event_id = $1)::int as said`,
      [eventId],
    );
    const { fish, said } = rows[0]!;
    if (fish !== CLIENTS * FISH_PER_CLIENT || said !== fish)
      throw new Error(`${fish} fish by ${said} operations`);
  }
}

/** Empty and unwatched, empty and watched, large and watched, in turns. */
async function measureWatched(token: string): Promise<number> {
  const large = await openEvent(token, { anglers: ANGLERS, sessions: 10, fishPerCard: 4 });
  const rows = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const alone = await timeFish(token, await openEvent(token, { anglers: ANGLERS, sessions: 1 }), 0);
    const empty = await timeFish(token, await openEvent(token, { anglers: ANGLERS, sessions: 1 }), GUESTS);
    const watched = await timeFish(token, large, GUESTS);
    if (round === 0) continue;
    rows.push({
      "empty, p50 ms": alone.p50,
      "empty, p99 ms": alone.p99,
      "empty and watched, p99 ms": empty.p99,
      "large and watched, p50 ms": watched.p50,
      "large and watched, p99 ms": watched.p99,
      "ratio to empty": Number((watched.p99 / alone.p99).toFixed(2)),
      "ratio to empty and watched": Number((watched.p99 / empty.p99).toFixed(2)),
      "looks a second": watched.looks,
      refused: watched.refused,
      load: Number(loadavg()[0]!.toFixed(1)),
    });
  }
  console.log(
    heading(
      `One fish after the other, ${GUESTS} guests; large: ${ANGLERS} anglers, ${ANGLERS * 10 * 4} catches`,
    ),
  );
  console.table(rows);
  const slowdown = median(rows.map((row) => row["ratio to empty"]));
  console.log(
    `p99 is ${slowdown.toFixed(2)} times that of an empty event (median), goal at most ${MOST_SLOWDOWN}.`,
  );
  return slowdown;
}

async function timeFish(token: string, { url, field }: Opened, guests: number) {
  const controller = await newController(product.url, token, field);
  const watching = watchScores(product.url, url, field.sessionIds.at(-1)!, guests);
  const begun = performance.now();
  const times: number[] = [];
  for (let fish = 0; fish < FISH_WATCHED; fish++) {
    const before = performance.now();
    await sayFish(controller, field.anglerIds[fish % ANGLERS]!);
    times.push(performance.now() - before);
  }
  const { answered, refused } = await watching.stop();
  const looks = Math.round((answered * 1000) / (performance.now() - begun));
  const [p50, p99] = [0.5, 0.99].map((part) => Number(at(times, part).toFixed(1)));
  return { p50: p50!, p99: p99!, looks, refused };
}

interface Opened {
  url: string;
  field: Field;
}

async function openEvent(token: string, size: Parameters<typeof fillField>[2]): Promise<Opened> {
  const event = await callApi(product.url, token, "POST", "/api/events", {
    name: "Full Water",
    starts_on: "2026-05-01",
    ends_on: "2026-05-03",
    time_zone: "Europe/Prague",
    discipline: "fly",
    preset: "fly-fips-mouche",
  });
  await callApi(product.url, token, "PATCH", `/api/events/${event.id}`, { status: "published" });
  return { url: event.url, field: await fillField(database.pool, event.id, size) };
}
