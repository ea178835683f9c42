import { isDeepStrictEqual } from "node:util";
import type { AnglerImportUndo, AnglerListInput } from "@tightlines/contract/angler";
import type { EntryListReport } from "@tightlines/contract/entry-list";
import { tell } from "@tightlines/contract/problem/problem";
import { teamKey } from "@tightlines/domain/angler/match-anglers";
import { isTransfer, planImport } from "@tightlines/domain/angler/plan-import";
import type { LinePlan } from "@tightlines/domain/angler/plan-import";
import { readAnglerRow } from "@tightlines/domain/angler/read-angler-row";
import { guessNameOrder } from "@tightlines/domain/entry-list/name-order";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as teams from "../team/team.repository.ts";
import type { AnglerUses } from "./angler-uses.ts";
import * as anglers from "./angler.repository.ts";
import { nameOf, requireReason } from "./angler.service.ts";
import { type ReportedLine, reportLine } from "./report-line.ts";
import { storeImport } from "./store-import.service.ts";

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
    if (report.transfers.length > 0) requireReason(change.event, list.reason);
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
  const transfers = isLocked ? [] : plans.filter(isTransfer).map(transferOf);
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
  const accepted = new Map(acceptedWarnings.map((each) => [`${each.line} ${each.code}`, each]));
  const isAccepted = (line: number, { code, facts }: ReportedLine["warnings"][number]) =>
    isDeepStrictEqual(accepted.get(`${line} ${code}`), { line, code, facts });
  const doubtful = lines
    .map(({ warnings }, line) => ({ line, unseen: warnings.filter((each) => !isAccepted(line, each)) }))
    .filter(({ unseen }) => unseen.length > 0);
  if (doubtful.length === 0) return;
  throw new ProblemError("entry-list-doubtful", {
    facts: { lines: doubtful.length },
    fields: Object.fromEntries(doubtful.map(({ line, unseen }) => [`rows.${line}`, unseen])),
  });
}

function drawLocked({ before, angler }: LinePlan): ProblemError {
  return new ProblemError("draw-locked", {
    facts: { name: nameOf(before ?? angler), place: "team" },
    fields: { team: [tell("draw-is-locked")] },
  });
}

function transferOf({ angler, before }: LinePlan): EntryListReport["transfers"][number] {
  return { name: nameOf(angler), from: before?.team ?? "", to: angler.team ?? "" };
}
