import { anglerInput } from "@tightlines/contract/angler";
import type { EntryListReport } from "@tightlines/contract/entry-list";
import { teamInput } from "@tightlines/contract/team";
import type { AnglerField } from "@tightlines/domain/angler/angler-columns";
import { planImport, teamKey } from "@tightlines/domain/angler/plan-import";
import type { LineConflict, LinePlan, PlannedAngler } from "@tightlines/domain/angler/plan-import";
import { readAnglerRow, type LineProblem } from "@tightlines/domain/angler/read-angler-row";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { sentencesOf } from "../../platform/http/sentences-of.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as teams from "../team/team.repository.ts";
import * as anglers from "./angler.repository.ts";
import { storeImport } from "./store-import.service.ts";

const LONGEST_QUOTE = 40;

interface EntryList {
  columns: readonly (AnglerField | null)[];
  rows: readonly (readonly string[])[];
  isTrial: boolean;
}

/**
 * Brings an entry list of anglers in, with the teams it names: every line or, when one is wrong, none. A trial says
 * what would happen.
 */
export async function importAnglers(
  db: Kysely<Schema>,
  caller: UserCaller,
  event: ServedEvent,
  list: EntryList,
): Promise<EntryListReport> {
  if (list.isTrial) return (await plan(db, event.id, list)).report;
  return changeEventPart(db, caller, event, async (change) => {
    const { report, plans } = await plan(change.trx, event.id, list);
    const wrong = report.lines.filter(({ outcome }) => outcome === "wrong").length;
    if (wrong > 0) throw new ProblemError("entry-list-not-clean", { facts: { count: wrong } });
    await storeImport(change, plans, report.newTeams);
    return report;
  });
}

async function plan(
  db: Kysely<Schema>,
  eventId: number,
  { rows, columns }: EntryList,
): Promise<{ plans: LinePlan[]; report: EntryListReport }> {
  const read = rows.map((cells) => readAnglerRow(cells, columns));
  const rowsBefore = (await anglers.findAll(db, eventId)).map((row) => ({ ...row, team: row.teamName }));
  const plans = planImport(
    read.map(({ line }) => line),
    rowsBefore,
  );
  const teamBefore = new Map(rowsBefore.map(({ id, team }) => [id, team]));
  const known = new Set((await teams.findAll(db, eventId)).map(({ name }) => teamKey(name)));
  const lines = plans.map((each, index) => reportLine(each, read[index]!.problems));
  const newTeams = plans
    .flatMap(({ angler }) => angler.team ?? [])
    .filter((name) => !known.has(teamKey(name)) && known.add(teamKey(name)));
  const transfers = plans
    .filter(({ outcome }) => outcome === "change")
    .flatMap(({ angler }) => describeTransfer(angler, teamBefore.get(angler.id) ?? null));
  return { plans, report: { lines, newTeams, transfers } };
}

function describeTransfer({ firstName, lastName, team }: PlannedAngler, from: string | null): string[] {
  if (from === null || team === null || teamKey(from) === teamKey(team)) return [];
  return [`${firstName} ${lastName} leaves ${from} for ${team}.`];
}

function reportLine(
  { outcome, angler, conflicts }: LinePlan,
  unread: readonly LineProblem[],
): EntryListReport["lines"][number] {
  const { id: _id, team, ...values } = angler;
  const told = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const problems: EntryListReport["lines"][number]["problems"] = [
    ...unread.map((problem) => ({ field: problem.field, sentence: unreadSentence(problem) })),
    ...conflicts.map(describeConflict),
  ];
  // What could not be read would be found a second time.
  if (problems.length === 0) {
    problems.push(...sentencesOf(anglerInput, told));
    if (team !== null) {
      const wrong = sentencesOf(teamInput, { name: team });
      problems.push(...wrong.map(({ sentence }) => ({ field: "team", sentence })));
    }
  }
  const name = `${angler.firstName} ${angler.lastName}`.trim();
  return { name, outcome: problems.length > 0 ? "wrong" : outcome, problems };
}

function unreadSentence({ code, text: whole }: LineProblem): string {
  const text = whole.length > LONGEST_QUOTE ? `${whole.slice(0, LONGEST_QUOTE)}…` : whole;
  switch (code) {
    case "no-name":
      return text ? `"${text}" is only one name: first and last name are needed.` : "The name is missing.";
    case "no-number":
      return `"${text}" is no number.`;
    case "no-yes-or-no":
      return `"${text}" is neither yes nor no.`;
  }
}

function describeConflict(conflict: LineConflict): { field: AnglerField; sentence: string } {
  switch (conflict.code) {
    case "twice":
      return { field: "lastName", sentence: `The same angler as in line ${conflict.line + 1}.` };
    case "number-taken":
      return { field: "number", sentence: `Number ${conflict.number} is ${conflict.name}'s.` };
    case "slot-taken":
      return { field: "slot", sentence: `${conflict.name} has slot ${conflict.slot} of this team.` };
  }
}
