import { describeSeasonRound } from "@tightlines/domain/result/season/describe-season-round";
import type { SeasonResult } from "@tightlines/domain/result/season/compute-season";
import type { SeasonEntry } from "@tightlines/domain/series/match-people";
import type { Db } from "../../platform/database/schema.ts";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import type { ComputedResults, FindResults } from "../result/kept-results.ts";
import { findOverall, type OverallState } from "../result/overall-table.ts";
import type { SeriesRoundRow } from "./series.repository.ts";

/** What a season needs of one of its events. */
export interface LoadedRound {
  event: SeriesRoundRow;
  state: OverallState;
  /** By the angler's id; empty until something has been caught or entered. */
  results: readonly SeasonResult[];
  /** Those who have a result. */
  anglers: ReadonlyMap<number, RoundAngler>;
}

export type RoundAngler = Pick<
  AnglerRow,
  "id" | "userId" | "licence" | "firstName" | "lastName" | "club" | "country" | "isMinor"
>;

/** The rounds that are fished, and those to come. The results are the latest, as everybody sees them. */
export async function loadRounds(
  db: Db,
  findResults: FindResults,
  events: readonly SeriesRoundRow[],
): Promise<LoadedRound[]> {
  const rounds: LoadedRound[] = [];
  // One after the other: the results of a large event take a while, and others ask meanwhile.
  for (const event of events) rounds.push(loadRound(event, (await findResults(db, event.eventId)).shown));
  return rounds;
}

export function entriesOf({ event, anglers }: LoadedRound): SeasonEntry[] {
  return [...anglers.values()].map(({ id, userId, licence, firstName, lastName }) => ({
    anglerId: id,
    eventId: event.eventId,
    userId,
    licence,
    firstName,
    lastName,
  }));
}

function loadRound(event: SeriesRoundRow, computed: ComputedResults): LoadedRound {
  const { table, state } = findOverall(computed, event);
  if (!table || state === "cancelled" || state === "to-come")
    return { event, state, results: [], anglers: new Map() };
  const results = describeSeasonRound(table.standings);
  const ids = new Set(results.map(({ entryId }) => entryId));
  return {
    event,
    state,
    results,
    anglers: new Map(
      computed.facts.anglers.filter(({ id }) => ids.has(id)).map((angler) => [angler.id, angler]),
    ),
  };
}
