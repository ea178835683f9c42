import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabaseOn } from "../../testing/test-database.ts";
import { listTables } from "./backup-tables.ts";
import { setConstraintsAside } from "./constraints-aside.ts";
import type { Database } from "./database.ts";

let database: Database;

beforeAll(async () => {
  database = await createDatabaseOn(inject("testServer"));
  await database.pool.query(`
    create schema aside;
    create table aside.husband (id bigint primary key, wife_id bigint, twice bigint generated always as (id * 2) stored);
    create table aside.wife (id bigint primary key, husband_id bigint not null references aside.husband on delete cascade);
    alter table aside.husband add constraint married foreign key (wife_id) references aside.wife deferrable;
    create function aside.refuse() returns trigger language plpgsql as 'begin raise exception ''triggered''; end';
    create trigger refuse before insert on aside.wife for each row execute function aside.refuse();
  `);
});
afterAll(() => database.close());

test("columns the database computes are not listed as data", async () => {
  const client = await database.pool.connect();
  const tables = await listTables(client);
  client.release();
  expect(tables.map(({ table, columns }) => [table, columns])).toEqual([
    ["husband", ["id", "wife_id"]],
    ["wife", ["id", "husband_id"]],
  ]);
});

test("tables that refer to each other can be filled in any order, and are checked afterwards", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  const constraints = await setConstraintsAside(client, await listTables(client));
  await client.query("insert into aside.wife values (1, 1)");
  await client.query("insert into aside.husband values (1, 1)");
  await constraints.putBack();
  await client.query("commit");

  await expect(client.query("insert into aside.wife values (2, 1)")).rejects.toThrow("triggered");
  await expect(client.query("insert into aside.husband values (3, 9)")).rejects.toThrow("married");
  const { rows } = await client.query(
    "select confdeltype from pg_constraint where contype = 'f' order by conname",
  );
  expect(rows).toEqual([{ confdeltype: "a" }, { confdeltype: "c" }]);
  client.release();
});

test("a row that refers to nothing is found when the constraints come back", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  const constraints = await setConstraintsAside(client, await listTables(client));
  await client.query("insert into aside.husband values (5, 77)");
  await expect(constraints.putBack()).rejects.toThrow("married");
  client.release(true);
});
