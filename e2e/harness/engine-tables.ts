import { resultsOf } from "../../packages/domain/fixtures/build-competition.ts";
import { formatRational } from "../../packages/domain/src/number/format-rational.ts";
import type { CompetitionFacts } from "../../packages/domain/src/result/facts/facts.ts";
import type { Standing } from "../../packages/domain/src/result/table/standing.ts";
import type { Ruleset } from "../../packages/domain/src/ruleset/ruleset.ts";
import type { Score } from "../../packages/domain/src/score/score.ts";
import type { Official } from "./official.ts";

/** Who fishes where and when, as an event has it once it is drawn. */
export interface DrawnField {
  anglers: { id: number; number: number; first_name: string; last_name: string; team_id: number }[];
  teams: { id: number; name: string }[];
  sessions: { id: number; number: number; starts_at: string }[];
  seats: { session_id: number; angler_id: number; sector_code: string; peg_number: number }[];
}

/** A line of a table as the engine has it. */
export interface EngineRow {
  place: number | null;
  sharedBy: number;
  /** None for a team. */
  number: number | null;
  name: string;
  team: string | null;
  /** Where and when, in the table of a session. */
  sector: string | null;
  session: number | null;
  /** What each session brought, in the table of a whole event. */
  rounds: { session: number; points: string }[];
  fish: number;
  /** The longest, or the heaviest where none was measured. */
  best: { size: string; measure: "length" | "weight" } | null;
  raw: string;
  points: string;
  status: string;
  isDecidedByTie: boolean;
}

export interface EngineTables {
  sums: { id: string; rows: EngineRow[] }[];
  sessions: { number: number; rows: EngineRow[] }[];
}

export async function readField(official: Official, url: string): Promise<DrawnField> {
  const list = <Rows>(path: string) => official.call<Rows>("GET", `/events/${url}/${path}`);
  return {
    anglers: await list("anglers?page_size=1000"),
    teams: await list("teams?page_size=1000"),
    sessions: await list("sessions"),
    seats: await list("draws?page_size=1000"),
  };
}

/** All tables that follow from what was entered, by the engine alone. */
export function computeTables(rules: Ruleset, field: DrawnField, scores: readonly Score[]): EngineTables {
  const { classifications } = resultsOf(rules, factsOf(field, scores));
  const anglers = new Map(field.anglers.map((angler) => [angler.id, angler]));
  const teams = new Map(field.teams.map(({ id, name }) => [id, name]));
  const who = (id: number) => {
    const { number, first_name, last_name, team_id } = anglers.get(id)!;
    return { number, name: `${first_name} ${last_name}`, team: teams.get(team_id)! };
  };
  return {
    sums: classifications.map(({ id, standings }) => ({
      id,
      rows: standings.map((standing) => ({
        ...(rules.classifications.find((each) => each.id === id)!.lists === "teams"
          ? { number: null, name: teams.get(standing.id)!, team: null }
          : who(standing.id)),
        ...placeOf(standing),
        sector: null,
        session: null,
        rounds: standing.rounds.map(({ sessionNumber, points }) => ({
          session: sessionNumber,
          points: formatRational(points),
        })),
        fish: standing.fishCount,
        best: bestOf(standing),
        raw: formatRational(standing.totalRaw),
        points: formatRational(standing.total),
        status: statusOf(standing),
      })),
    })),
    sessions: field.sessions.map(({ id, number }) => ({
      number,
      rows: classifications[0]!.units
        .filter(({ sessionId }) => sessionId === id)
        .flatMap(({ unitId, rows }) =>
          rows.map((row) => ({
            ...who(row.entryId),
            ...placeOf(row),
            sector: unitId.split(" ")[1]!,
            session: number,
            rounds: [],
            fish: row.fishCount,
            best: bestOf(row),
            raw: formatRational(row.raw),
            points: formatRational(row.points),
            status: row.status,
          })),
        ),
    })),
  };
}

function factsOf({ anglers, sessions, seats }: DrawnField, scores: readonly Score[]): CompetitionFacts {
  const days = [...new Set(sessions.map(({ starts_at }) => starts_at.slice(0, 10)))].toSorted();
  const sectors = [...new Set(seats.map(({ sector_code }) => sector_code))].toSorted();
  return {
    sessions: sessions.map(({ id, number, starts_at }) => ({
      id,
      number,
      day: days.indexOf(starts_at.slice(0, 10)) + 1,
      isOfficial: true,
      isComplete: true,
    })),
    units: sessions.flatMap(({ id: sessionId }) =>
      sectors.map((code) => {
        const here = seats.filter(
          ({ session_id, sector_code }) => session_id === sessionId && sector_code === code,
        );
        const drawn = here.map(({ angler_id }) => angler_id);
        return { id: `${sessionId} ${code}`, sessionId, size: drawn.length, drawn };
      }),
    ),
    entries: anglers.map(({ id, number, team_id }) => ({
      id,
      startNumber: number,
      teamId: team_id,
      category: "open",
    })),
    scores,
  };
}

function placeOf({
  place,
  trace,
}: Pick<Standing, "place"> & { trace: Pick<Standing["trace"], "sharedBy" | "decidedBy"> }) {
  return { place, sharedBy: trace.sharedBy, isDecidedByTie: trace.decidedBy !== null };
}

function bestOf({ longest, heaviest }: Pick<Standing, "longest" | "heaviest">): EngineRow["best"] {
  if (longest !== 0) return { size: formatRational(longest), measure: "length" };
  return heaviest === 0 ? null : { size: formatRational(heaviest), measure: "weight" };
}

/** Whoever caught once is no blank. */
function statusOf({ status, rounds }: Standing): string {
  if (status !== "ranked") return status;
  const known = ["caught", "blank", "withdrawn", "disqualified", "absent"] as const;
  return known.find((one) => rounds.some((round) => round.status === one)) ?? "absent";
}
