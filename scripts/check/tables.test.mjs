import { describe, expect, test } from "vitest";
import { root } from "../steps/root.mjs";
import { findLaterIn, findLaterTables } from "./tables.mjs";

const session = "apps/api/src/features/session/session.repository.ts";

describe("a table of a later noun is found", () => {
  test.each([
    ["a query", `db.selectFrom("rotation").select("id")`],
    ["a query of several", `db.selectFrom(["session", "rotation as cell"])`],
    ["a join", `db.selectFrom("session").innerJoin("drawRun", "drawRun.sessionId", "session.id")`],
    ["a join with conditions", `query.leftJoin("group as g", (join) => join.onTrue())`],
    ["an insertion", `db.insertInto("angler").values(row)`],
    ["a change", `db.updateTable("angler").set(row)`],
    ["a deletion", `db.deleteFrom("rotation").using("angler")`],
    ["a column", `query.select("team.name as teamName")`],
    ["a reference", "sql`${sql.ref('angler.id')}`"],
    ["SQL", "sql<number>`select count(*) from draw_run where session_id = ${id}`"],
    ["a join in SQL", "sql`select from session join team on true`"],
    ["SQL behind a value", "sql`select ${id}, (select count(*) from angler)`"],
    ["a list of tables in SQL", "sql`select from session, rotation`"],
    ["a quoted table in SQL", 'sql`select "group".id from "group"`'],
    ["a table on its own", "ofEvent(sql`team`)"],
    ["SQL inside SQL", "sql`select ${sql`(select from rotation)`}`"],
    ["a column in SQL", "sql`angler.number`"],
  ])("in %s", (_what, code) => {
    expect(findLaterIn(session, `import x from "x";\n${code};`)).toEqual(
      expect.arrayContaining([expect.stringMatching(/session\.repository\.ts:2 names the table \w+/)]),
    );
  });

  test("once for each table, with the noun that keeps it", () => {
    const code = "sql`select from draw_run`;\nsql`select from draw_run`;";
    expect(findLaterIn(session, code)).toEqual([
      `${session}:1 names the table drawRun, but draw comes after session. Let draw hand it over in app.ts, or do it where all nouns are known.`,
    ]);
  });
});

test.each([
  ["its own and earlier ones", `db.selectFrom("session").innerJoin("event", "event.id", "session.eventId")`],
  ["the platform's", `db.selectFrom("audit").select("id")`],
  ["a word that is no table", `record({ noun: "rotation" }); sql\`'angler' = noun -- draw_run\``],
  ["a column behind a dot, and an alias", "sql`select session.team, 1 as rotation`"],
  ["words of SQL", "sql`select count(*) from session group by user, team_id`"],
])("%s may be named", (_what, code) => {
  expect(findLaterIn(session, code)).toEqual([]);
});

test("a repository of no known noun is named", () => {
  expect(findLaterIn("apps/api/src/features/boat/boat.repository.ts", "")).toEqual([
    expect.stringContaining(`"boat"`),
  ]);
});

test("every table belongs to a noun, and no repository names one of a later noun", () => {
  expect(findLaterTables(root)).toEqual([]);
});
