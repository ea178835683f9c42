/**
 * The search of the event list at 1,000 and 10,000 events, as the API asks the database for it, beside the same words
 * looked for by a plain `ilike` without an index. Run with `npx tsx bench/search/search.bench.ts`.
 */
import { pino } from "pino";
import * as events from "../../apps/api/src/features/event/event.repository.ts";
import { openDatabase, type Database } from "../../apps/api/src/platform/database/database.ts";
import { migrateToLatest } from "../../apps/api/src/platform/database/migrate.ts";
import { newDataFolder } from "../../e2e/harness/data-folder.ts";
import { heading } from "../harness/figures.ts";
import { type Cost, measure } from "./database-clock.ts";
import { explainPage } from "./explain-page.ts";
import { fillWithEvents } from "./fill-with-events.ts";

const SIZES = [1_000, 10_000];
const BUDGET_MS = 20;
const SEARCHES = ["vltava", "autumn masters", "ZDAR nad", "lodz cup 2041", "ma", "no such water", ""];

const folder = await newDataFolder();
const log = pino({ level: "silent" });
const database = await openDatabase({ dataDir: folder.path, log });
try {
  await migrateToLatest(database.db, log);
  await run(database);
} finally {
  await database.close();
  await folder.remove();
}

async function run(database: Database): Promise<void> {
  const rows: Row[] = [];
  for (const size of SIZES) {
    await fillWithEvents(database.pool, size);
    for (const search of SEARCHES) rows.push(await measureSearch(database, size, search));
  }
  const [small, large] = SIZES.map((size) => rows.filter((row) => row.size === size));
  console.log(heading("Search over events, milliseconds of the database's own work"));
  console.table(
    large!.map(({ search, found, ours, naive }, index) => ({
      search: search || "(none: the first page)",
      found,
      "1,000": timeOf(small![index]!.ours).toFixed(2),
      "10,000": timeOf(ours).toFixed(2),
      growth: `${(timeOf(ours) / timeOf(small![index]!.ours)).toFixed(1)}×`,
      "ilike of 10,000": timeOf(naive).toFixed(2),
      ratio: `${(timeOf(naive) / timeOf(ours)).toFixed(1)}×`,
      "wall clock": ours.wallMs.toFixed(2),
    })),
  );
  console.log(
    `How "autumn masters" is found among 10,000:\n${await explainPage(database, filterFor("autumn masters"))}`,
  );
  const slowest = Math.max(...large!.map(({ ours }) => timeOf(ours)));
  console.log(`Slowest of 10,000: ${slowest.toFixed(2)} ms, budget ${BUDGET_MS} ms`);
  process.exitCode = slowest <= BUDGET_MS ? 0 : 1;
}

interface Row {
  size: number;
  search: string;
  found: number;
  /** A page and the count, as one request asks for them. */
  ours: Cost;
  naive: Cost;
}

function timeOf({ databaseMs, wallMs }: Cost): number {
  return Number.isNaN(databaseMs) ? wallMs : databaseMs;
}

async function measureSearch({ db, pool }: Database, size: number, search: string): Promise<Row> {
  const filter = filterFor(search);
  const found = await events.count(db, filter);
  const ours = await measure(pool, async () => {
    await events.findPage(db, filter, { limit: 20, offset: 0 });
    await events.count(db, filter);
  });
  const words = search.split(" ").filter(Boolean);
  const where = words.map((_, index) => `name || ' ' || venue || ' ' || location ilike $${index + 1}`);
  const condition = ["status <> 'draft'", ...where].join(" and ");
  const naive = await measure(pool, async () => {
    const patterns = words.map((word) => `%${word}%`);
    await pool.query(`select * from plain_event where ${condition} order by starts_on limit 20`, patterns);
    await pool.query(`select count(*) from plain_event where ${condition}`, patterns);
  });
  return { size, search, found, ours, naive };
}

function filterFor(search: string): events.EventFilter {
  return { search, isMine: false, ownIds: [], canSeeAll: false };
}
