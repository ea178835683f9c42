import { anglerInput } from "@tightlines/contract/angler";
import type { EntryListReport } from "@tightlines/contract/entry-list";
import {
  type FieldCode,
  type LineCode,
  type ProblemCode,
  tell,
  type Told,
} from "@tightlines/contract/problem/problem";
import { teamInput } from "@tightlines/contract/team";
import type { LineConflict, LineDoubt, LinePlan } from "@tightlines/domain/angler/plan-import";
import type { LineProblem } from "@tightlines/domain/angler/read-angler-row";
import { fieldProblemsOf } from "../../platform/http/field-problem-of.ts";
import { type ProblemError, withDetail } from "../../platform/http/problem-error.ts";
import { nameOf } from "./angler.service.ts";

const LONGEST_QUOTE = 40;

export type ReportedLine = EntryListReport["lines"][number];

interface WrongField {
  field: string;
  problem: Told<FieldCode | LineCode | ProblemCode>;
}

/** What importing does to one line, and what is wrong or doubtful about it. */
export function reportLine(
  { outcome, angler, changes, conflicts, doubts }: LinePlan,
  unread: readonly LineProblem[],
  refusal: ProblemError | undefined,
): ReportedLine {
  const { id: _id, team, ...values } = angler;
  const told = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const wrong: WrongField[] = [
    ...unread.map((problem) => ({ field: problem.field, problem: unreadProblem(problem) })),
    ...conflicts.map(conflictProblem),
    ...(refusal ? [{ field: "team", problem: { code: refusal.code, facts: refusal.facts } }] : []),
  ];
  // What could not be read would be found a second time.
  if (wrong.length === 0) {
    wrong.push(...fieldProblemsOf(anglerInput, told));
    if (team !== null)
      wrong.push(...fieldProblemsOf(teamInput, { name: team }).map((each) => ({ ...each, field: "team" })));
  }
  const problems = wrong.map(({ field, problem }) => ({ field, ...withDetail(problem) }));
  const name = nameOf(angler).trim();
  if (problems.length > 0) return { name, outcome: "wrong", changes: [], problems, warnings: [] };
  return { name, outcome, changes, problems, warnings: doubts.map((doubt) => warningOf(doubt, name)) };
}

function unreadProblem({ code, text: whole }: LineProblem): Told<LineCode> {
  const text = whole.length > LONGEST_QUOTE ? `${whole.slice(0, LONGEST_QUOTE)}…` : whole;
  switch (code) {
    case "no-name":
      return text ? tell("line-one-name", { text }) : tell("line-name-missing");
    case "no-number":
      return tell("line-not-a-number", { text });
    case "no-yes-or-no":
      return tell("line-not-yes-or-no", { text });
  }
}

function conflictProblem(conflict: LineConflict): WrongField {
  switch (conflict.code) {
    case "twice":
      return { field: "lastName", problem: tell("line-angler-twice") };
    case "number-taken": {
      const { number, name } = conflict;
      return { field: "number", problem: tell("line-number-taken", { number, name }) };
    }
    case "slot-taken": {
      const { slot, name } = conflict;
      return { field: "slot", problem: tell("line-slot-taken", { slot, name }) };
    }
  }
}

function warningOf(doubt: LineDoubt, becomes: string): ReportedLine["warnings"][number] {
  const { name, number } = doubt;
  if (doubt.code === "renamed") return withDetail(tell("another-name", { number, name, becomes }));
  return withDetail(tell(doubt.isInFile ? "namesake-in-list" : "namesake-in-event", { name, number }));
}
