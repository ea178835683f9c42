import { SERIES_PER_ACCOUNT } from "@tightlines/contract/limits";
import { type RulesetCode, tell, type Told } from "@tightlines/contract/problem/problem";
import { tellRuleset } from "@tightlines/contract/ruleset/tell-ruleset";
import type { SeriesInput, SeriesPatch } from "@tightlines/contract/series/series";
import { numberEventUrl, suggestEventUrl } from "@tightlines/domain/event/event-url";
import { isRightAtLeast } from "@tightlines/domain/event/event-right";
import { checkSeasonRules } from "@tightlines/domain/ruleset/check-season-rules";
import type { SeasonRules } from "@tightlines/domain/ruleset/season-rules";
import { recordAudit } from "../../platform/audit/audit.ts";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { requireSeen } from "../../platform/audit/require-seen.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { SeriesRow } from "../../platform/database/tables/series.table.ts";
import type { UserCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { actorOf, type Caller, type UserCaller } from "../../platform/identity/caller.ts";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import { findRights } from "../security/security.repository.ts";
import { managesSeries, presentSeries, type WholeSeries } from "./series.presenter.ts";
import * as series from "./series.repository.ts";

/** To whoever does not manage it, a series without a public event is not there. */
export async function getSeries(db: Db, key: string, caller: Caller): Promise<WholeSeries> {
  const row = requireFound(await series.findByKey(db, key), "series-not-found");
  const rounds = await series.findRounds(db, row.id);
  if (!managesSeries(row, caller) && !rounds.some(({ isShown }) => isShown))
    throw new ProblemError("series-not-found");
  return { row, rounds };
}

export function addSeries({ db, caller }: UserCall, input: SeriesInput): Promise<WholeSeries> {
  return inTransaction(db, async (trx) => {
    await requireQuota(trx, caller);
    refuseContradictions(input.rules);
    await requireEvents(trx, caller, input.rounds, []);
    const { name, url, rules } = input;
    const row = await insertAtFreeUrl(trx, { name, url, rules, userId: caller.userId });
    await series.replaceRounds(trx, row.id, input.rounds);
    const whole = { row, rounds: await series.findRounds(trx, row.id) };
    await recordAudit(trx, { ...entryOf(caller, row), action: "create", after: audited(whole) });
    await bumpRevisions(trx, ["series"]);
    return whole;
  });
}

export function changeSeries(
  call: UserCall,
  key: string,
  { revision, rounds, name, rules }: SeriesPatch,
): Promise<WholeSeries> {
  const { db, caller } = call;
  return inTransaction(db, async (trx) => {
    const row = await lockOwn(trx, key, caller);
    const before = { row, rounds: await series.findRounds(trx, row.id) };
    const subject = { noun: "series", nounId: row.id, eventId: null } as const;
    await requireSeen(trx, subject, row, revision, () => presentSeries(before, caller));
    if (rules) refuseContradictions(rules);
    if (rounds) {
      await requireEvents(trx, caller, rounds, before.rounds);
      await series.replaceRounds(trx, row.id, rounds);
    }
    const changed = await series.update(trx, row.id, { name, rules });
    const after = { row: changed, rounds: await series.findRounds(trx, row.id) };
    const values = { before: audited(before), after: audited(after) };
    await recordAudit(trx, { ...entryOf(caller, row), action: "update", ...values });
    await bumpRevisions(trx, ["series"]);
    return after;
  });
}

/** The events stay, with their results. */
export function deleteSeries({ db, caller }: UserCall, key: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const row = await lockOwn(trx, key, caller);
    const before = audited({ row, rounds: await series.findRounds(trx, row.id) });
    await series.deleteById(trx, row.id);
    await recordAudit(trx, { ...entryOf(caller, row), action: "delete", before });
    await bumpRevisions(trx, ["series"]);
    return row.id;
  });
}

/** Locked, for whoever made it and for administrators. */
export async function lockOwn(trx: Trx, key: string, caller: UserCaller): Promise<SeriesRow> {
  const { row } = await getSeries(trx, key, caller);
  if (!managesSeries(row, caller)) throw new ProblemError("not-allowed");
  return requireFound(await series.findByIdForUpdate(trx, row.id), "series-not-found");
}

export function entryOf(caller: UserCaller, { id }: SeriesRow) {
  return { actor: actorOf(caller), noun: "series" as const, nounId: id };
}

async function requireQuota(trx: Trx, { role, userId }: UserCaller): Promise<void> {
  if (role === "administrator") return;
  if ((await series.countByUser(trx, userId)) >= SERIES_PER_ACCOUNT)
    throw new ProblemError("too-many-series", { facts: { limit: SERIES_PER_ACCOUNT } });
}

/**
 * An event is added by somebody who may organize it: nobody puts the events of others into a table of their own. What is in
 * the series already stays, also when the right has ended since.
 */
async function requireEvents(
  trx: Trx,
  { role, userId }: UserCaller,
  wanted: readonly series.NewRound[],
  present: readonly { eventId: number }[],
): Promise<void> {
  const kept = new Set(present.map(({ eventId }) => eventId));
  const added = wanted.map(({ eventId }) => eventId).filter((id) => !kept.has(id));
  const there = await series.findEvents(trx, added);
  const rights = await findRights(trx, userId);
  const isAllowed = (id: number) =>
    role === "administrator" || isRightAtLeast(rights.get(id) ?? null, "organizer");
  if (added.every((id) => there.has(id) && isAllowed(id))) return;
  throw new ProblemError("event-not-found", { fields: { rounds: [tell("not-in-list")] } });
}

/** Every contradiction at once, each beside its switch. */
function refuseContradictions(rules: SeasonRules): void {
  const problems = checkSeasonRules(rules);
  if (problems.length === 0) return;
  const fields: Record<string, Told<RulesetCode>[]> = {};
  for (const problem of problems)
    (fields[["rules", ...(problem.path ?? []).slice(1)].join(".")] ??= []).push(tellRuleset(problem));
  throw new ProblemError("ruleset-contradictory", { fields });
}

/** At the address that was given, or at one made of the name, with the first number behind it that is free. */
async function insertAtFreeUrl(
  trx: Trx,
  { url, ...added }: Omit<series.NewSeries, "url"> & { url: string | undefined },
): Promise<SeriesRow> {
  if (url !== undefined) {
    const row = await series.insert(trx, { ...added, url });
    if (row) return row;
    throw new ProblemError("url-taken", { fields: { url: [tell("taken-by-another", { noun: "series" })] } });
  }
  const wanted = suggestEventUrl(added.name, "series");
  const taken = await series.findSimilarUrls(trx, wanted);
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? wanted : numberEventUrl(wanted, number);
    // Somebody else may take it at the same moment: then it is the next one.
    const row = !taken.has(numbered) && (await series.insert(trx, { ...added, url: numbered }));
    if (row) return row;
  }
}

function audited({ row, rounds }: WholeSeries) {
  const events = rounds.map(({ eventId, name, isBonusRound }) => ({ eventId, name, isBonusRound }));
  return { ...auditedValues(row, "searchText"), events };
}
