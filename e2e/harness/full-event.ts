import type { Organizer } from "./organizer.ts";
import type { PlaceNames } from "./places.ts";

export interface FullEvent {
  /** What stands for the parameters of an event's pages. */
  names: PlaceNames;
  /** Addresses of other events, by what is special about them; none of them has parts. */
  others: Record<"running" | "finished" | "cancelled" | "draft", string>;
}

/** An event with everything an event can have, in long words with many accents, and one of every other status. */
export async function addFullEvent(organizer: Organizer): Promise<FullEvent> {
  const event = await organizer.add(
    // Long ago, so that one of its sessions takes scores; registration stays open all the same.
    { name: "Šumava Spring Masters of the Highlands", ...place, starts_on: "2020-05-14" },
    "published",
  );
  const eventUrl = event.url;
  const add = (path: string, part: object) => organizer.addPart(eventUrl, path, part);

  const sectorId = await add("sectors", {
    code: "W",
    name: "Weir pool below the old mill",
    description: "Park at the church.\nMind the cows.",
    latitude: 49.5,
    longitude: 15.9,
    pegs: [
      { number: 1, is_end: true },
      { number: 2, is_accessible: true },
      { number: 3, out_of_use_reason: "Flooded" },
    ],
  });
  await add("sectors/series", { codes: ["A", "B"], peg_count: 20 });
  const teamId = await add("teams", { name: "Žďár nad Sázavou Herons", country: "Czechia" });
  const long = { first_name: "Maximilian-Alexander", last_name: "von Hohenstein-Wertheim", team_id: teamId };
  const anglerId = await add("anglers", long);
  await add("anglers", { ...long, is_reserve: true, category: "Guests of the club" });
  const registrationId = await addRegistrations(organizer, event.id, add);
  const sessionId = await addSessions(add);
  const [groupId, rotationId] = await addGroups(add, { sectorId, sessionId });
  await addDraws(add, sessionId);
  const scoreId = await addScore(add, anglerId);
  const [draw] = await organizer.read<{ id: number }[]>(`/events/${eventUrl}/draws`);
  const ids = {
    drawId: draw!.id,
    sectorId,
    teamId,
    anglerId,
    registrationId,
    sessionId,
    groupId,
    rotationId,
    scoreId,
    userId: 1,
    speciesId: 1,
    sessionNumber: 4,
  };
  const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
  const { url: seriesUrl } = await organizer.addSeries({ name: "Šumava league", events: [event.id] });
  const personUrl = await organizer.agreeToPage();
  return { names: { eventUrl, seriesUrl, personUrl, ...names }, others: await addOthers(organizer) };
}

const place = {
  venue: "Sázava above the weir",
  location: "Žďár nad Sázavou, Czechia",
  description: "## Welcome\n\nBring *boots*.\n\n- licence\n- landing net\n\n[Rules](https://example.org)",
};

type Add = (path: string, part: object) => Promise<number>;

/** Two of one team, so that somebody is there twice; answers the first one's id. */
async function addRegistrations(organizer: Organizer, event: number, add: Add): Promise<number> {
  await organizer.change(event, {
    registration_for: "team",
    team_size: 2,
    reserves: 1,
    registration_closes_at: "2099-05-01T10:00:00Z",
  });
  const entrants = ["Maximilian-Alexander", "Žofie", "Åsa"].map((first_name, index) => ({
    first_name,
    last_name: "von Hohenstein-Wertheim",
    is_reserve: index === 2,
  }));
  const [first] = await inOrder([1, 2], (number) =>
    add("registrations", { team_name: `Žďár nad Sázavou Grebes ${number}`, entrants, accepts_rules: true }),
  );
  return first!;
}

/** Two on one day; answers the first one's id. */
async function addSessions(add: Add): Promise<number> {
  const [first] = await inOrder([10, 14], (hour) =>
    add("sessions", {
      starts_at: `2099-05-14T${hour}:00:00Z`,
      ends_at: `2099-05-14T${hour + 3}:00:00Z`,
    }),
  );
  return first!;
}

/** Groups with a draw in force and one in preview, and a rotation with a cell that collides. */
async function addGroups(
  add: Add,
  { sectorId, sessionId }: { sectorId: number; sessionId: number },
): Promise<[groupId: number, rotationId: number]> {
  const groups = await inOrder(["A", "B", "C"], (code) =>
    add("groups", { code, name: code === "A" ? "Upper water" : "" }),
  );
  await inOrder(["Ann", "Bo", "Çelik", "Dov", "Eva"], (first_name) =>
    add("anglers", { first_name, last_name: "Šťastná" }),
  );
  const run = await add("groups/draw", {});
  await add(`draw-runs/${run}/publish`, { revision: 1 });
  await add("groups/draw", { reason: "Two of them were late", keep: "nobody" });
  const cells = await inOrder([...groups.entries()], ([index, group_id]) =>
    add("rotations", { group_id, session_id: sessionId, sector_id: index < 2 ? sectorId : null }),
  );
  return [groups[0]!, cells[0]!];
}

/** A draw of pegs in force, and another that is promised. */
async function addDraws(add: Add, sessionId: number): Promise<void> {
  const wish = {
    session_ids: [sessionId],
    mode: { kind: "free" },
    constraints: [{ kind: "team-mates-apart", strength: "soft", weight: 10 }],
    takes_ingredient: true,
  };
  const run = await add("draw-runs", wish);
  await add(`draw-runs/${run}/draw`, { revision: 1, ingredient: "Žluťoučký kůň" });
  await add(`draw-runs/${run}/publish`, { revision: 2 });
  await add("draw-runs", { ...wish, reason: "Peg 2 is under water" });
}

/** In a session that was fished long ago, since those to come take none; with a fish that does not count. */
async function addScore(add: Add, angler_id: number): Promise<number> {
  const session_id = await add("sessions", {
    starts_at: "2020-05-14T10:00:00Z",
    ends_at: "2020-05-14T13:00:00Z",
    kind: "practice",
  });
  const catches = [412, 178].map((length_mm) => ({
    species_id: 1,
    length_mm,
    caught_at: "2020-05-14T11:20:00Z",
  }));
  // What counts has results; practice has none.
  const countingId = await add("sessions", {
    starts_at: "2020-05-14T15:00:00Z",
    ends_at: "2020-05-14T18:00:00Z",
  });
  await add("scores", { session_id: countingId, angler_id, catches: [] });
  return add("scores", { session_id, angler_id, catches });
}

async function addOthers(organizer: Organizer): Promise<FullEvent["others"]> {
  const { url: running } = await organizer.add({ name: "Otava club match", ...place }, "running");
  const { url: finished } = await organizer.add({ name: "Shore night", ...place }, "finished");
  const { url: cancelled } = await organizer.add({ name: "Ice cup", ...place }, "cancelled");
  const { url: draft } = await organizer.add({ name: "Planned for autumn" });
  return { running, finished, cancelled, draft };
}

/** One after the other, as an organizer adds them: their numbers and their order follow. */
async function inOrder<T>(items: T[], add: (item: T) => Promise<number>): Promise<number[]> {
  const ids: number[] = [];
  for (const item of items) ids.push(await add(item));
  return ids;
}
