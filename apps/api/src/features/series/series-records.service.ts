import type { SpeciesRecord } from "@tightlines/contract/result/species-record";
import type { SeriesRecords } from "@tightlines/contract/series/series-records";
import { foldLetters } from "@tightlines/domain/fold-letters";
import { groupBy } from "@tightlines/domain/group-by";
import type { Db } from "../../platform/database/schema.ts";
import { keepByRevisions } from "../../platform/revision/keep-by-revisions.ts";
import { showName } from "../angler/angler.presenter.ts";
import { type EventFish, listFish, presentRecords } from "../result/species-records.ts";
import type { PeopleTools } from "./season-people.service.ts";
import { seriesTopics } from "./season.service.ts";
import type { WholeSeries } from "./series.presenter.ts";
import type { SeriesRoundRow } from "./series.repository.ts";

/** What a series can be asked for: the records of everybody, and of each club by its name without case and accents. */
export interface KeptRecords {
  rounds: SeriesRecords["rounds"];
  everybody: SpeciesRecord[];
  clubs: ReadonlyMap<string, { name: string; records: SpeciesRecord[] }>;
}

export type FindRecords = (db: Db, series: WholeSeries) => Promise<KeptRecords>;

/** Keeps the records of series in memory, each until something moves that they follow from. */
export function keepRecords(tools: PeopleTools): FindRecords {
  return keepByRevisions<WholeSeries, KeptRecords>({
    keyOf: ({ row }) => row.id,
    topicsOf: seriesTopics,
    find: (db, series) => findRecords(db, series, tools),
  });
}

/** A club that nobody has caught anything for has no records. */
export function pickRecords({ rounds, everybody, clubs }: KeptRecords, club = ""): SeriesRecords {
  const names = [...clubs.values()].map(({ name }) => name);
  const records = club === "" ? everybody : (clubs.get(clubKey(club))?.records ?? []);
  return { rounds, clubs: names.toSorted((one, other) => one.localeCompare(other, "en")), records };
}

/** A fish with whom everybody sees beside it. */
interface NamedFish extends EventFish {
  name: string;
  club: string;
}

async function findRecords(db: Db, { rounds }: WholeSeries, tools: PeopleTools): Promise<KeptRecords> {
  const shown = rounds.filter(({ isShown, wasCancelled }) => isShown && !wasCancelled);
  const fish: NamedFish[] = [];
  // One after the other: the results of a large event take a while, and others ask meanwhile.
  for (const round of shown) fish.push(...(await listNamed(db, round, tools)));
  const byClub = groupBy(
    fish.filter(({ club }) => club !== ""),
    ({ club }) => clubKey(club),
  );
  const clubs = [...byClub].map(
    ([key, own]) => [key, { name: own[0]!.club, records: presentRecords(own, nameOf) }] as const,
  );
  return {
    rounds: shown.map(({ eventId }) => ({ eventId })),
    everybody: presentRecords(fish, nameOf),
    clubs: new Map(clubs.filter(([, { records }]) => records.length > 0)),
  };
}

/** Under the name and the club that the event shows: of people under age it may hide both. */
async function listNamed(
  db: Db,
  { name: eventName, ...round }: SeriesRoundRow,
  { findResults, uses }: PeopleTools,
): Promise<NamedFish[]> {
  const { shown } = await findResults(db, round.eventId);
  const viewer = { isOrganizer: false, hidesMinors: await uses.hidesMinors(db, round.eventId) };
  const anglers = new Map(shown.facts.anglers.map((angler) => [angler.id, showName(angler, viewer)]));
  const { eventId, eventUrl, endsOn, units } = round;
  return listFish({ eventId, eventUrl, eventName, endsOn, units }, shown).map((fish) => {
    const { firstName = "", lastName = "", club = "" } = anglers.get(fish.anglerId) ?? {};
    return { ...fish, name: `${firstName} ${lastName}`.trim(), club: club.trim() };
  });
}

function nameOf({ name }: NamedFish): string {
  return name;
}

/** "AC Weir", "ac weir" and "AC  Weir" are one club. */
function clubKey(club: string): string {
  return foldLetters(club).trim().replaceAll(/\s+/g, " ");
}
