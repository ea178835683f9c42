import type { Pool } from "pg";
import { PRESETS } from "../../packages/domain/src/ruleset/list-presets.ts";

/** Adds events with believable names until there are so many, and copies them into a table without any index. */
export async function fillWithEvents(pool: Pool, size: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>("select count(*)::int as count from event");
  await pool.query(
    `insert into event (name, url, venue, location, description, starts_on, ends_on, time_zone, discipline, status, ruleset)
     select
       initcap(($4::text[])[1 + n * 7 % 10]) || ' ' || ($5::text[])[1 + n * 3 % 7] || ' ' || (2026 + n % 20),
       'event-' || n, ($3::text[])[1 + n * 11 % 12], ($2::text[])[1 + n * 13 % 11],
       repeat('Bring boots and a landing net. ', 20),
       date '2026-01-01' + n % 7000, date '2026-01-01' + n % 7000 + n % 4, 'Europe/Prague', 'fly',
       case when n % 10 = 0 then 'draft' else 'published' end, $1
     from generate_series($6::int, $7::int) as n`,
    [JSON.stringify(PRESETS[0]), places, waters, adjectives, kinds, rows[0]!.count + 1, size],
  );
  await pool.query("drop table if exists plain_event");
  await pool.query("create table plain_event as select * from event");
  await pool.query("vacuum analyze event");
  await pool.query("vacuum analyze plain_event");
}

const places = `Žďár nad Sázavou, Czechia; Rožmberk nad Vltavou, Czechia; Łódź, Poland; Kołobrzeg, Poland;
  Saint-Étienne, France; Galway, Ireland; Tromsø, Norway; Bad Tölz, Germany; Ballina, Ireland; Nuñomoral, Spain;
  Castel di Sangro, Italy`.split(/;\s+/);
const waters =
  `Vltava; Sázava; Otava; Loch Style; Dunajec; San; River Moy; Lac de Bort; Gacka; Isar; Lipno; Sangro`.split(
    "; ",
  );
const adjectives = "spring autumn grand junior ladies veterans national open harbour night".split(" ");
const kinds = ["Masters", "Cup", "Trophy", "Championship", "Derby", "Match", "League"];
