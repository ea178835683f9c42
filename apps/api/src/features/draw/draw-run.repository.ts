import type { DrawRunAct } from "@tightlines/contract/draw/draw-run-act";
import type { DrawRunListQuery } from "@tightlines/contract/draw-run";
import type { PegDrawWish } from "@tightlines/contract/draw/peg-run";
import type { DrawRunKind } from "@tightlines/domain/draw/draw-run";
import { sql } from "kysely";
import type { RawBuilder, UpdateObject } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { DrawRunStatus } from "../../platform/database/tables/draw-run.table.ts";
import type { Db, Schema } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { GroupOf } from "../group/place-anglers.service.ts";
import { type DrawRun, type GroupRun, type PegRun, readRun, type RunOf, type RunRow } from "./draw-run.ts";

type Filter = Pick<DrawRunListQuery, "kind" | "search" | "sort">;

/** A run without what went in and came out, which a list has no use for. */
export type DrawRunHead = Pick<
  RunRow,
  (typeof headColumns)[number] | "actorName" | "undoneBy" | "unlocked" | "changes"
> & {
  /** Null for a draw of groups. */
  sessionIds: number[] | null;
  mode: PegDrawWish["mode"]["kind"] | null;
  pinned: number | null;
};

const headColumns = [
  ...(["id", "revision", "createdAt", "updatedAt", "number", "kind", "sessionId", "status"] as const),
  ...(["algorithm", "seed", "seedSource", "seedHash", "inputHash", "ingredient", "reason"] as const),
  ...([
    "takesIngredient",
    "drawnAt",
    "publishedAt",
    "lockedAt",
    "undoneAt",
    "undoneReason",
    "isImported",
  ] as const),
];

/** The name an account has; null when it is gone. */
export function nameOf(uid: RawBuilder<unknown>) {
  return sql<string | null>`(select display_name from "user" where "user".uid = ${uid})`;
}

/** Of a draw of pegs; null for one of groups. */
const pegPlan = [
  sql<number[] | null>`draw_run.plan -> 'sessionIds'`.as("sessionIds"),
  sql<PegDrawWish["mode"]["kind"] | null>`draw_run.plan -> 'mode' ->> 'kind'`.as("mode"),
  sql<number | null>`jsonb_array_length(draw_run.plan -> 'pins')`.as("pinned"),
];

/**
 * Who made a run, who unlocked and who undid it, as far as they still have an account, and how often it was changed.
 */
const beside = [
  nameOf(sql`draw_run.actor_uid`).as("actorName"),
  nameOf(sql`draw_run.undone_by_uid`).as("undoneBy"),
  sql<DrawRunAct[]>`(
    select coalesce(
      jsonb_agg(
        jsonb_build_object('by', ${nameOf(sql`entry ->> 'uid'`)}, 'at', entry -> 'at', 'reason', entry -> 'reason')
        order by place
      ),
      '[]'
    )
    from jsonb_array_elements(draw_run.unlocks) with ordinality as unlock (entry, place)
  )`.as("unlocked"),
  sql<number>`(
    select count(*)::integer from draw_change
    where draw_change.event_id = draw_run.event_id and draw_change.run_id = draw_run.id
  )`.as("changes"),
];

export function findPage(db: Db, eventId: number, filter: Filter, page: PageWindow): Promise<DrawRunHead[]> {
  return found(db, eventId, filter)
    .select([...headColumns, ...beside, ...pegPlan])
    .orderBy("number", filter.sort === "number" ? "asc" : "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** The latest first, as the list shows them. */
export function findAll(db: Db, eventId: number): Promise<DrawRunHead[]> {
  return found(db, eventId, { search: "" })
    .select([...headColumns, ...beside, ...pegPlan])
    .orderBy("number", "desc")
    .execute();
}

export function count(db: Db, eventId: number, filter: Filter): Promise<number> {
  return countRows(db, found(db, eventId, filter));
}

export async function findById(db: Db, eventId: number, id: number): Promise<DrawRun | undefined> {
  const row = await db
    .selectFrom("drawRun")
    .selectAll()
    .select(beside)
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && readRun(row);
}

/** The run that is in force. */
export async function findPublished<Kind extends DrawRunKind>(
  db: Db,
  eventId: number,
  kind: Kind,
): Promise<RunOf<Kind> | undefined> {
  const row = await ofKind(db, eventId, kind)
    .where("status", "in", ["published", "locked"])
    .executeTakeFirst();
  return row && readRun({ ...row, kind });
}

export type NewGroupRun = Pick<GroupRun, NewColumn | "takesIngredient"> &
  Partial<Pick<GroupRun, "outcome" | "report">>;
export type NewPegRun = Pick<PegRun, NewColumn | "sessionId" | "takesIngredient">;
type NewColumn =
  | ("eventId" | "kind" | "plan" | "input")
  | ("algorithm" | "seed" | "seedSource" | "seedHash" | "inputHash" | "reason" | "actorUid");

/** Answers the new run. Runs of one event are counted through, whatever is drawn. */
export async function insert<New extends NewGroupRun | NewPegRun>(
  db: Db,
  run: New,
): Promise<RunOf<New["kind"]>> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from draw_run where event_id = ${run.eventId})`;
  const row = await db
    .insertInto("drawRun")
    .values({
      ...run,
      number,
      plan: JSON.stringify(run.plan),
      input: JSON.stringify(run.input),
      outcome: "outcome" in run ? JSON.stringify(run.outcome) : null,
      report: "report" in run ? JSON.stringify(run.report) : null,
      drawnAt: "outcome" in run ? sql<Date>`now()` : null,
    })
    .returningAll()
    .returning(beside)
    .executeTakeFirstOrThrow();
  return readRun<New["kind"]>({ ...row, kind: run.kind });
}

/** What a later run replaces stays, and says so. */
export async function supersede(
  db: Db,
  eventId: number,
  kind: DrawRunKind,
  statuses: ("draft" | "published")[],
): Promise<void> {
  await db
    .updateTable("drawRun")
    .set((row) => ({
      status: "superseded" as const,
      revision: row("revision", "+", 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where("eventId", "=", eventId)
    .where("kind", "=", kind)
    .where("status", "in", statuses)
    .execute();
}

export function publish(db: Db, run: RunKey<"group">, moved: readonly GroupOf[]): Promise<GroupRun> {
  const publishedAt = sql<Date>`now()`;
  return change(db, run, { status: "published", publishedAt, moved: JSON.stringify(moved) });
}

/** What came out, once and for all. */
export function storeOutcome<Kind extends DrawRunKind>(
  db: Db,
  run: RunKey<Kind>,
  { ingredient, outcome, report }: Pick<RunOf<Kind>, "ingredient" | "outcome" | "report">,
): Promise<RunOf<Kind>> {
  return change(db, run, {
    ingredient,
    outcome: JSON.stringify(outcome),
    report: JSON.stringify(report),
    drawnAt: sql<Date>`now()`,
  });
}

export function publishPegs(db: Db, run: RunKey<"peg">, moved: PegRun["moved"]): Promise<PegRun> {
  const publishedAt = sql<Date>`now()`;
  return change(db, run, { status: "published", publishedAt, moved: JSON.stringify(moved) });
}

/** The latest run of pegs that was neither replaced nor undone: the one that a room looks at. */
export async function findCurrentPegRun(db: Db, eventId: number): Promise<PegRun | undefined> {
  const row = await ofKind(db, eventId, "peg")
    .where("status", "in", ["draft", "published", "locked"])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && readRun({ ...row, kind: "peg" });
}

/** Keeps the revision: what is drawn stays the same, and nobody who looks at it meanwhile is refused for that. */
export async function addUnsentLetters(
  db: Db,
  { eventId, id }: RunKey<DrawRunKind>,
  letters: number,
): Promise<void> {
  await db
    .updateTable("drawRun")
    .set((row) => ({ unsentLetters: row("unsentLetters", "+", letters) }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}

/** Keeps the revision, for the same reason. */
export async function storeAfterDraw(
  db: Db,
  { eventId, id }: RunKey<"peg">,
  values: Partial<Pick<PegRun, "passes" | "choices" | "held" | "revealed">>,
): Promise<void> {
  const { revealed, ...documents } = values;
  const texts = Object.entries(documents).map(([name, value]) => [name, value && JSON.stringify(value)]);
  await db
    .updateTable("drawRun")
    .set({ ...Object.fromEntries(texts), ...(revealed && { revealed }) })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}

export function lock<Kind extends DrawRunKind>(db: Db, run: RunKey<Kind>): Promise<RunOf<Kind>> {
  return change(db, run, { status: "locked", lockedAt: sql<Date>`now()` });
}

/** Open again, for everybody to see. */
export function unlock<Kind extends DrawRunKind>(
  db: Db,
  run: RunKey<Kind>,
  { uid, reason }: { uid: string; reason: string },
): Promise<RunOf<Kind>> {
  const entry = JSON.stringify({ uid, at: new Date().toISOString(), reason });
  const unlocks = sql`draw_run.unlocks || ${entry}::jsonb`;
  return change(db, run, { status: "published", lockedAt: null, unlocks });
}

/** The runs of pegs that were prepared or are in force for one of these sessions. */
export async function findPegRuns(
  db: Db,
  eventId: number,
  sessionIds: readonly number[],
  statuses: readonly DrawRunStatus[],
): Promise<PegRun[]> {
  const rows = await ofKind(db, eventId, "peg")
    .where("status", "in", statuses)
    .where(
      sql<boolean>`exists (
        select from jsonb_array_elements(input -> 'sessionIds') as session
        where session::bigint = any(${sessionIds}::bigint[])
      )`,
    )
    .orderBy("number")
    .execute();
  return rows.map((row) => readRun({ ...row, kind: "peg" as const }));
}

/** What later runs replace stays, and says so. */
export async function supersedeRun(db: Db, run: RunKey<DrawRunKind>): Promise<void> {
  await change(db, run, { status: "superseded" });
}

export function undo<Kind extends DrawRunKind>(
  db: Db,
  run: RunKey<Kind>,
  why: { undoneByUid: string; undoneReason: string },
): Promise<RunOf<Kind>> {
  return change(db, run, { ...why, status: "undone", undoneAt: sql<Date>`now()` });
}

/** Back into force, since what replaced it was undone. */
export async function restore(db: Db, run: RunKey<DrawRunKind>): Promise<void> {
  await change(db, run, { status: "published" });
}

/** The run that was in force before the one that is: the last that was published and then replaced. */
export async function findReplaced<Kind extends DrawRunKind>(
  db: Db,
  eventId: number,
  kind: Kind,
): Promise<RunOf<Kind> | undefined> {
  const row = await ofKind(db, eventId, kind)
    .where("status", "=", "superseded")
    .where("publishedAt", "is not", null)
    .orderBy("publishedAt", "desc")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && readRun({ ...row, kind });
}

/** Which run is meant, and of what kind it is. */
interface RunKey<Kind extends DrawRunKind> {
  eventId: number;
  id: number;
  kind: Kind;
}

async function change<Kind extends DrawRunKind>(
  db: Db,
  { eventId, id, kind }: RunKey<Kind>,
  values: UpdateObject<Schema, "drawRun">,
): Promise<RunOf<Kind>> {
  const row = await db
    .updateTable("drawRun")
    .set((row) => ({ ...values, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .where("kind", "=", kind)
    .returningAll()
    .returning(beside)
    .executeTakeFirstOrThrow();
  return readRun({ ...row, kind });
}

function ofKind(db: Db, eventId: number, kind: DrawRunKind) {
  return db
    .selectFrom("drawRun")
    .selectAll()
    .select(beside)
    .where("eventId", "=", eventId)
    .where("kind", "=", kind);
}

/** By number, by who drew, or by why it was drawn again. */
function found(db: Db, eventId: number, { kind, search }: Filter) {
  const text = sql<string>`search_key(concat_ws(' ', number, ${nameOf(sql`draw_run.actor_uid`)}, reason))`;
  const runs = db.selectFrom("drawRun").where("eventId", "=", eventId).where(containsWords(text, search));
  return kind ? runs.where("kind", "=", kind) : runs;
}
