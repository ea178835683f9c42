import { plain } from "../entry-list/guess-columns.ts";
import { cleanCell, readCount } from "../entry-list/read-cell.ts";
import { type TeamField, teamFields } from "./team-columns.ts";

/** A team as it is, or as a line makes it. */
export interface TeamEntry {
  name: string;
  startNumber: number | null;
  club: string;
  country: string;
  captain: string;
}

export type TeamLineProblem =
  | { code: "no-name"; field: "name" }
  | { code: "no-number"; field: "startNumber"; text: string }
  | { code: "twice"; field: "name" }
  | { code: "number-taken"; field: "startNumber"; name: string };

export interface TeamLinePlan {
  outcome: "add" | "change" | "same" | "wrong";
  /** The team it changes; undefined for a new one. */
  id: number | undefined;
  team: TeamEntry;
  changes: { field: TeamField; before: string | number | null; after: string | number | null }[];
  problems: TeamLineProblem[];
}

/**
 * Decides what importing these lines would do to an event's teams. A team is known by its name, whatever its accents; an
 * empty cell never erases what is known, so that the same file twice changes nothing.
 */
export function planTeamImport(
  rows: readonly (readonly string[])[],
  columns: readonly (TeamField | null)[],
  known: readonly (TeamEntry & { id: number })[],
): TeamLinePlan[] {
  const byName = new Map(known.map((team) => [plain(team.name), team]));
  const plans = rows.map((cells) => planLine(cells, columns, byName));
  markRepeated(plans);
  markTaken(plans, known);
  return plans;
}

function planLine(
  cells: readonly string[],
  columns: readonly (TeamField | null)[],
  byName: ReadonlyMap<string, TeamEntry & { id: number }>,
): TeamLinePlan {
  const cellOf = (field: TeamField) => cleanCell(cells[columns.indexOf(field)] ?? "");
  const match = byName.get(plain(cellOf("name")));
  const startNumber = readCount(cellOf("startNumber"));
  const team = {
    name: match?.name ?? cellOf("name"),
    startNumber: startNumber ?? match?.startNumber ?? null,
    club: cellOf("club") || match?.club || "",
    country: cellOf("country") || match?.country || "",
    captain: cellOf("captain") || match?.captain || "",
  };
  const changes = match ? changesOf(team, match) : [];
  const outcome = !match ? "add" : changes.length > 0 ? "change" : "same";
  const plan: TeamLinePlan = { outcome, id: match?.id, team, changes, problems: [] };
  if (plain(team.name) === "") refuse(plan, { code: "no-name", field: "name" });
  if (startNumber === undefined)
    refuse(plan, { code: "no-number", field: "startNumber", text: cellOf("startNumber") });
  return plan;
}

function changesOf(team: TeamEntry, match: TeamEntry): TeamLinePlan["changes"] {
  return teamFields
    .filter((field) => team[field] !== match[field])
    .map((field) => ({ field, before: match[field], after: team[field] }));
}

function markRepeated(plans: readonly TeamLinePlan[]): void {
  const seen = new Set<string>();
  for (const plan of plans) {
    const key = plain(plan.team.name);
    if (seen.has(key) && key !== "") refuse(plan, { code: "twice", field: "name" });
    seen.add(key);
  }
}

function markTaken(plans: readonly TeamLinePlan[], known: readonly (TeamEntry & { id: number })[]): void {
  const planned = new Set(plans.map(({ id }) => id));
  const others = known.filter(({ id }) => !planned.has(id));
  const owners = new Map(others.map(({ startNumber, name }) => [startNumber, name]));
  for (const plan of plans.filter(({ outcome }) => outcome !== "wrong")) {
    const { startNumber, name } = plan.team;
    if (startNumber === null) continue;
    const owner = owners.get(startNumber);
    if (owner !== undefined) refuse(plan, { code: "number-taken", field: "startNumber", name: owner });
    else owners.set(startNumber, name);
  }
}

function refuse(plan: TeamLinePlan, problem: TeamLineProblem): void {
  plan.outcome = "wrong";
  plan.problems.push(problem);
}
