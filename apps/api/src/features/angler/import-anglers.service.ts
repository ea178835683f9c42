import { type AnglerImportUndo, type AnglerListInput, anglerInput } from "@tightlines/contract/angler";
import type { EntryListReport } from "@tightlines/contract/entry-list";
import { teamInput } from "@tightlines/contract/team";
import type { AnglerField } from "@tightlines/domain/angler/angler-columns";
import { teamKey } from "@tightlines/domain/angler/match-anglers";
import { isTransfer, planImport } from "@tightlines/domain/angler/plan-import";
import type { LineConflict, LineDoubt, LinePlan } from "@tightlines/domain/angler/plan-import";
import { readAnglerRow, type LineProblem } from "@tightlines/domain/angler/read-angler-row";
import { guessNameOrder } from "@tightlines/domain/entry-list/name-order";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { sentencesOf } from "../../platform/http/sentences-of.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as teams from "../team/team.repository.ts";
import type { AnglerUses } from "./angler-uses.ts";
import * as anglers from "./angler.repository.ts";
import { nameOf, requireReason } from "./angler.service.ts";
import { storeImport } from "./store-import.service.ts";

const LONGEST_QUOTE = 40;

type ReportedLine = EntryListReport["lines"][number];

/**
 * Brings an entry list of anglers in, with the teams it names: every line or, when one is wrong, none. A trial says
 * what would happen.
 */
export async function importAnglers(
  call: EventCall,
  list: AnglerListInput,
  uses: AnglerUses,
): Promise<EntryListReport & { undo: AnglerImportUndo | null }> {
  if (list.isTrial) return { ...(await plan(call.db, call.event.id, list, uses)).report, undo: null };
  return changeEventPart(call, { topics: ["angler", "team"] }, async (change) => {
    const { report, plans, refusedTransfer } = await plan(change.trx, change.event.id, list, uses);
    if (refusedTransfer) throw refusedTransfer;
    requireClean(report, list);
    if (report.transfers.length > 0) requireReason(list.reason);
    const undo = await storeImport(change, plans, { newTeams: report.newTeams, reason: list.reason });
    return { ...report, undo };
  });
}

interface Plan {
  plans: LinePlan[];
  report: EntryListReport;
  /** After the draw is locked nobody changes the team. */
  refusedTransfer: ProblemError | undefined;
}

async function plan(
  db: Db,
  eventId: number,
  { rows, columns, nameOrder }: AnglerListInput,
  uses: AnglerUses,
): Promise<Plan> {
  const order = nameOrder ?? guessNameOrder(rows.map((cells) => cells[columns.indexOf("fullName")] ?? ""));
  const read = rows.map((cells) => readAnglerRow(cells, columns, order));
  const rowsBefore = (await anglers.findAll(db, eventId)).map((row) => ({ ...row, team: row.teamName }));
  const plans = planImport(
    read.map(({ line }) => line),
    rowsBefore,
  );
  const known = new Set((await teams.findAll(db, eventId)).map(({ name }) => teamKey(name)));
  const isLocked = plans.some(isTransfer) && (await uses.hasLockedDraw(db, eventId));
  const refusals = plans.map((each) => (isLocked && isTransfer(each) ? drawLocked(each) : undefined));
  const lines = plans.map((each, index) => reportLine(each, read[index]!.problems, refusals[index]));
  const newTeams = plans
    .flatMap(({ angler }) => angler.team ?? [])
    .filter((name) => !known.has(teamKey(name)) && known.add(teamKey(name)));
  const transfers = isLocked ? [] : plans.filter(isTransfer).map(describeTransfer);
  return {
    plans,
    report: { lines, newTeams, transfers },
    refusedTransfer: refusals.find((refusal) => refusal !== undefined),
  };
}

/** What nobody has been warned of yet keeps the list out: since the preview, others may have come in. */
function requireClean({ lines }: EntryListReport, { acceptedWarnings }: AnglerListInput): void {
  const wrong = lines.filter(({ outcome }) => outcome === "wrong").length;
  if (wrong > 0) throw new ProblemError("entry-list-not-clean", { facts: { count: wrong } });
  const accepted = new Set(acceptedWarnings);
  const doubtful = lines
    .map(({ warnings }) => warnings.filter((warning) => !accepted.has(warning)))
    .filter((warnings) => warnings.length > 0);
  const first = doubtful[0]?.[0];
  if (first === undefined) return;
  const named = doubtful.length === 1 ? "this line" : `these ${doubtful.length} lines`;
  throw new ProblemError("entry-list-doubtful", { facts: { first, lines: named } });
}

function drawLocked({ before, angler }: LinePlan): ProblemError {
  const facts = { name: nameOf(before ?? angler), place: "the team" };
  return new ProblemError("draw-locked", { facts, fields: { team: ["The draw is locked."] } });
}

function describeTransfer({ angler, before }: LinePlan): string {
  return `${nameOf(angler)} leaves ${before?.team} for ${angler.team}.`;
}

function reportLine(
  { outcome, angler, changes, conflicts, doubts }: LinePlan,
  unread: readonly LineProblem[],
  refusal: ProblemError | undefined,
): ReportedLine {
  const { id: _id, team, ...values } = angler;
  const told = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const problems: ReportedLine["problems"] = [
    ...unread.map((problem) => ({ field: problem.field, sentence: unreadSentence(problem) })),
    ...conflicts.map(describeConflict),
    ...(refusal ? [{ field: "team", sentence: refusal.message }] : []),
  ];
  // What could not be read would be found a second time.
  if (problems.length === 0) {
    problems.push(...sentencesOf(anglerInput, told));
    if (team !== null) {
      const wrong = sentencesOf(teamInput, { name: team });
      problems.push(...wrong.map(({ sentence }) => ({ field: "team", sentence })));
    }
  }
  const name = nameOf(angler).trim();
  if (problems.length > 0) return { name, outcome: "wrong", changes: [], problems, warnings: [] };
  return { name, outcome, changes, problems, warnings: doubts.map((doubt) => describeDoubt(doubt, name)) };
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
      return { field: "lastName", sentence: "The same angler stands further up already." };
    case "number-taken":
      return { field: "number", sentence: `Number ${conflict.number} is ${conflict.name}'s.` };
    case "slot-taken":
      return { field: "slot", sentence: `${conflict.name} has slot ${conflict.slot} of this team.` };
  }
}

function describeDoubt(doubt: LineDoubt, name: string): string {
  if (doubt.code === "renamed")
    return `Number ${doubt.number} is ${doubt.name} now and becomes ${name}. Is it the same person?`;
  return doubt.isInFile
    ? `${doubt.name} stands in this list already, as number ${doubt.number}.`
    : `${doubt.name} is there already, as number ${doubt.number}.`;
}
