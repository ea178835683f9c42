import type { Championship } from "../../../packages/domain/fixtures/read-wffc-2008.ts";
import type { Official } from "../official.ts";

/** A championship that waits for its fish; ids by the numbers that its source knows. */
export interface Stage {
  eventUrl: string;
  speciesId: number;
  sessionIds: ReadonlyMap<number, number>;
  sectorIds: ReadonlyMap<number, number>;
  anglerIds: ReadonlyMap<number, number>;
}

interface Row {
  id: number;
}

const SECTORS = [1, 2, 3, 4, 5];
const BEATS = 19;

/** Puts a championship into the product up to the first cast, with everybody on the beat they fished. */
export async function stageChampionship(official: Official, championship: Championship): Promise<Stage> {
  const event = await official.call<Row & { url: string }>("POST", "/events", {
    name: "World Fly Fishing Championships",
    starts_on: "2008-03-24",
    ends_on: "2008-03-26",
    time_zone: "Pacific/Auckland",
    discipline: "fly",
    preset: "fly-fips-mouche",
  });
  await official.call("PATCH", `/events/${event.id}`, { status: "published" });
  const eventUrl = event.url;
  const add = <Data = Row>(path: string, part: object) =>
    official.call<Data>("POST", `/events/${eventUrl}/${path}`, part);

  // The source has no species: all of them were trout.
  const listed = await official.call<(Row & { name: string })[]>("GET", "/species?page_size=2000");
  const speciesId = listed.find(({ name }) => name === "Rainbow trout")!.id;
  await add("species/many", { species_ids: [speciesId] });
  const codes = SECTORS.map((number) => `S${number}`);
  const sectors = await add<(Row & { pegs: Row[] })[]>("sectors/series", { codes, peg_count: BEATS });
  const sectorIds = new Map(SECTORS.map((number, index) => [number, sectors[index]!.id]));
  const anglerIds = await addAnglers(add, championship);
  const sessionIds = new Map<number, number>();
  for (const { number, day } of championship.facts.sessions)
    sessionIds.set(number, (await add("sessions", { number, ...hoursOf(number, day) })).id);
  for (const { session, sector, beat, entryId } of championship.fished) {
    await add("draws", {
      session_id: sessionIds.get(session),
      angler_id: anglerIds.get(entryId),
      peg_id: sectors[sector - 1]!.pegs[beat - 1]!.id,
    });
  }
  return { eventUrl, speciesId, sessionIds, sectorIds, anglerIds };
}

async function addAnglers(
  add: (path: string, part: object) => Promise<Row>,
  { anglers, teams, teamIds, facts }: Championship,
): Promise<Map<number, number>> {
  const rowOfTeam = new Map<number | null, number>();
  for (const { country } of teams)
    rowOfTeam.set(teamIds.get(country)!, (await add("teams", { name: country })).id);
  const teamOf = new Map(facts.entries.map(({ id, teamId }) => [id, rowOfTeam.get(teamId) ?? null]));
  const ids = new Map<number, number>();
  for (const { id, name } of anglers) {
    const [first_name, ...rest] = name.split(" ");
    const fields = { number: id, first_name, last_name: rest.join(" "), team_id: teamOf.get(id) };
    ids.set(id, (await add("anglers", fields)).id);
  }
  return ids;
}

/** The source has the order of the sessions and not their hours: two a day, long over. */
function hoursOf(number: number, day: number): { starts_at: string; ends_at: string } {
  const [from, to] = number % 2 === 1 ? ["00", "03"] : ["04", "07"];
  const date = `2008-03-${23 + day}`;
  return { starts_at: `${date}T${from}:00:00Z`, ends_at: `${date}T${to}:00:00Z` };
}
