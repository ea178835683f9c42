import type { SeasonRow, SeasonStandings } from "@tightlines/contract/series/series";
import type { Topic } from "@tightlines/contract/topic";
import { formatRational } from "@tightlines/domain/number/format-rational";
import { computeSeason } from "@tightlines/domain/result/season/compute-season";
import type { Standing } from "@tightlines/domain/result/table/standing";
import type { SeasonRules } from "@tightlines/domain/ruleset/season-rules";
import { matchPeople, type SeasonPerson } from "@tightlines/domain/series/match-people";
import type { Db } from "../../platform/database/schema.ts";
import { keepByRevisions } from "../../platform/revision/keep-by-revisions.ts";
import { showName } from "../angler/angler.presenter.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import { type FindResults, resultTopics } from "../result/kept-results.ts";
import { countsOf } from "../result/result-row.ts";
import { entriesOf, type LoadedRound, loadRounds } from "./season-rounds.ts";
import { findDecisions } from "./series-match.repository.ts";
import type { WholeSeries } from "./series.presenter.ts";

export type FindSeason = (db: Db, series: WholeSeries) => Promise<SeasonStandings>;

/** Keeps season tables in memory, each until something moves that it follows from. */
export function keepSeasons(findResults: FindResults, uses: AnglerUses): FindSeason {
  return keepByRevisions<WholeSeries, SeasonStandings>({
    keyOf: ({ row }) => row.id,
    topicsOf: seriesTopics,
    find: (db, series) => findSeason(db, series, findResults, uses),
  });
}

/** What tables of a series follow from: the series, which of its events are public, and their results. */
export function seriesTopics({ rounds }: WholeSeries): Topic[] {
  return ["series", "events", ...rounds.flatMap(({ eventId }) => resultTopics(eventId))];
}

async function findSeason(
  db: Db,
  { row, rounds }: WholeSeries,
  findResults: FindResults,
  uses: AnglerUses,
): Promise<SeasonStandings> {
  const shown = rounds.filter(({ isShown }) => isShown);
  const loaded = await loadRounds(db, findResults, shown);
  const hiding = new Set<number>();
  for (const { eventId } of shown) if (await uses.hidesMinors(db, eventId)) hiding.add(eventId);
  const fished = loaded.filter(({ results }) => results.length > 0);
  const { people } = matchPeople(fished.flatMap(entriesOf), await findDecisions(db, row.id));
  return {
    rounds: loaded.map(({ event, state }) => ({ eventId: event.eventId, state })),
    isProvisional: fished.some(({ state }) => state !== "official"),
    rows: rankPeople(row.rules, fished, people, hiding),
  };
}

function rankPeople(
  rules: SeasonRules,
  rounds: readonly LoadedRound[],
  people: readonly SeasonPerson[],
  hiding: ReadonlySet<number>,
): SeasonRow[] {
  const personOf = new Map(people.flatMap(({ id, anglerIds }) => anglerIds.map((each) => [each, id])));
  const entered = rounds.map(
    ({ results }) => new Set(results.map(({ entryId }) => personOf.get(entryId) ?? 0)),
  );
  const standings = computeSeason(
    rules,
    rounds.map(({ event, results }, index) => ({
      id: event.eventId,
      number: index + 1,
      isBonusRound: event.isBonusRound,
      results: results.map((result) => ({ ...result, entryId: personOf.get(result.entryId) ?? 0 })),
    })),
  );
  const names = nameAll(rounds, personOf, hiding);
  return standings.map((standing) => presentRow(standing, entered, names));
}

type Names = ReadonlyMap<number, { name: string; club: string }>;

function presentRow(standing: Standing, entered: readonly ReadonlySet<number>[], names: Names): SeasonRow {
  const { id, place, total, rounds, trace, status } = standing;
  return {
    id,
    name: names.get(id)?.name ?? "",
    club: names.get(id)?.club ?? "",
    place,
    sharedBy: trace.sharedBy,
    points: formatRational(total),
    hasTooFewRounds: status === "too-few-rounds",
    rounds: rounds.map((round, index) => ({
      eventId: round.sessionId,
      place: round.places[0] ?? null,
      points: formatRational(round.points),
      status: entered[index]?.has(id) ? round.status : "missed",
      counts: countsOf(round),
    })),
  };
}

/**
 * Everybody under the name of their latest round. Whoever is under age in an event that hides names is shown shortened in the
 * whole table: the full name of another round would tell it.
 */
function nameAll(
  rounds: readonly LoadedRound[],
  personOf: ReadonlyMap<number, number>,
  hiding: ReadonlySet<number>,
): Names {
  const names = new Map<number, { name: string; club: string }>();
  const hidden = new Set<number>();
  for (const { event, anglers } of rounds)
    for (const angler of anglers.values()) {
      const person = personOf.get(angler.id) ?? 0;
      const hidesMinors = hiding.has(event.eventId);
      const isHidden = hidesMinors && angler.isMinor;
      if (isHidden) hidden.add(person);
      if (hidden.has(person) && !isHidden) continue;
      const { firstName, lastName, club } = showName(angler, { isOrganizer: false, hidesMinors });
      names.set(person, { name: `${firstName} ${lastName}`.trim(), club });
    }
  return names;
}
