import type { EntryListReport } from "@tightlines/contract/entry-list";
import { type LineCode, tell, type Told } from "@tightlines/contract/problem/problem";
import { type TeamImportUndo, teamInput } from "@tightlines/contract/team";
import {
  planTeamImport,
  type TeamLinePlan,
  type TeamLineProblem,
} from "@tightlines/domain/team/plan-team-import";
import type { TeamField } from "@tightlines/domain/team/team-columns";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { deferConstraints } from "../../platform/database/defer-constraints.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { fieldProblemsOf } from "../../platform/http/field-problem-of.ts";
import { ProblemError, withDetail } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import * as teams from "./team.repository.ts";
import { createTeam } from "./team.service.ts";

interface EntryList {
  columns: readonly (TeamField | null)[];
  rows: readonly (readonly string[])[];
  isTrial: boolean;
}

/** Brings an entry list of teams in: every line or, when one is wrong, none. A trial says what would happen. */
export async function importTeams(
  call: EventCall,
  list: EntryList,
): Promise<EntryListReport & { undo: TeamImportUndo | null }> {
  if (list.isTrial) return { ...reportOf(await plan(call.db, call.event.id, list)), undo: null };
  return changeEventPart(call, { topics: ["team"] }, async (change) => {
    const lines = await plan(change.trx, change.event.id, list);
    const report = reportOf(lines);
    const wrong = report.lines.filter(({ outcome }) => outcome === "wrong").length;
    if (wrong > 0) throw new ProblemError("entry-list-not-clean", { facts: { count: wrong } });
    return { ...report, undo: await store(change, lines) };
  });
}

async function plan(db: Db, eventId: number, { rows, columns }: EntryList): Promise<TeamLinePlan[]> {
  return planTeamImport(rows, columns, await teams.findAll(db, eventId));
}

function reportOf(lines: readonly TeamLinePlan[]): EntryListReport {
  return {
    lines: lines.map(({ outcome, team, changes, problems }) => {
      const conflicts = problems.map((problem) => ({ field: problem.field, problem: problemOf(problem) }));
      const wrong = conflicts.length > 0 ? conflicts : fieldProblemsOf(teamInput, team);
      const isWrong = wrong.length > 0;
      return {
        name: team.name,
        outcome: isWrong ? "wrong" : outcome,
        changes: isWrong ? [] : changes,
        problems: wrong.map(({ field, problem }) => ({ field, ...withDetail(problem) })),
        warnings: [],
      };
    }),
    newTeams: lines.filter(({ outcome }) => outcome === "add").map(({ team }) => team.name),
    transfers: [],
  };
}

function problemOf(problem: TeamLineProblem): Told<LineCode> {
  switch (problem.code) {
    case "no-name":
      return tell("line-team-without-name");
    case "no-number":
      return tell("line-not-a-number", { text: problem.text.slice(0, 40) });
    case "twice":
      return tell("line-team-twice");
    case "number-taken":
      return tell("line-start-number-taken", { name: problem.name });
  }
}

async function store(change: EventPartChange, lines: readonly TeamLinePlan[]): Promise<TeamImportUndo> {
  const { trx, event, record } = change;
  // Two teams may change their start numbers with each other.
  await deferConstraints(trx);
  const before = new Map((await teams.findAll(trx, event.id)).map((team) => [team.id, team]));
  const undo: TeamImportUndo = { added: [], changed: [] };
  for (const { outcome, id, team } of lines) {
    if (outcome === "add") {
      const added = await createTeam(change, { ...team, logo: null });
      undo.added.push({ id: added.id, revision: added.revision });
    }
    if (outcome !== "change" || id === undefined) continue;
    const after = await teams.update(trx, event.id, id, team);
    const values = { before: auditedValues(before.get(id)!), after: auditedValues(after) };
    await record({ noun: "team", nounId: id, action: "update", ...values });
    const { logo: _logo, ...was } = values.before;
    undo.changed.push({ id, revision: after.revision, ...was });
  }
  return undo;
}
