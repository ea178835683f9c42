import type { EventResponse } from "@tightlines/contract/event";
import type { PassDesk } from "@tightlines/contract/score/pass-desk";
import type { SessionResponse } from "@tightlines/contract/session";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Unit } from "@tightlines/domain/result/facts/facts";
import type { FrameAngler } from "@tightlines/domain/result/facts/frame-facts";
import { chooseSpecies } from "@tightlines/domain/ruleset/choose-species";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { Api } from "../../../lib/api/api.ts";

/** What the device keeps of an event, so that scores are entered without signal: what stands on a score card, and the rules. */
export interface ScoreBook {
  /** For whom it was fetched. */
  owner: string;
  /** Whether they run the event; a scorer and whoever has a pass enter scores, and that is all. */
  mayManage: boolean;
  event: Pick<EventResponse, "id" | "url" | "name" | "timeZone" | "units">;
  rules: Pick<Ruleset, "catching" | "display">;
  species: readonly BookSpecies[];
  sessions: readonly SessionResponse[];
  anglers: readonly BookAngler[];
  places: readonly BookPlace[];
  /** Missing where the book is a pass's, or was kept by an older version of the page. */
  ranking?: BookRanking;
  /** By which it was fetched, where it was not by an account. */
  pass?: PassDesk["pass"];
}

export interface BookSpecies {
  id: number;
  name: string;
  code: string;
  /** Missing where the book was kept by an older version of the page. */
  latinName?: string;
}

export interface BookAngler {
  id: number;
  number: number;
  firstName: string;
  lastName: string;
  teamName: string | null;
}

/** Where somebody was drawn. */
export interface BookPlace {
  sessionId: number;
  anglerId: number;
  sectorCode: string;
  pegNumber: number;
}

/** What places are computed from on the device, beside the scores and the rest of the book. */
export interface BookRanking {
  ruleset: Omit<Ruleset, keyof ScoreBook["rules"]>;
  anglers: readonly FrameAngler[];
  /** Who is ranked against whom in the sessions that were drawn. */
  units: readonly Unit[];
  /** Who is out of the whole event, and in which session it was decided. */
  disqualified: readonly { anglerId: number; sessionId: number }[];
}

export async function fetchScoreBook(api: Api, eventUrl: string, owner: string): Promise<ScoreBook> {
  const params = { event: eventUrl };
  const whole = { params, query: { pageSize: WHOLE_LIST } };
  const [event, ruleset, chosen, sessions, anglers, places, drawn] = await Promise.all([
    api.get("/api/events/{event}", { params }),
    api.get("/api/events/{event}/ruleset", { params }),
    api.get("/api/events/{event}/species", whole),
    api.get("/api/events/{event}/sessions", whole),
    api.get("/api/events/{event}/anglers", whole),
    fetchPlaces(api, eventUrl),
    api.get("/api/events/{event}/results/units", { params }),
  ]);
  // An event that has chosen none fishes for everything.
  const species =
    chosen.data.length > 0
      ? chosen.data
      : (await api.get("/api/species", { query: { pageSize: WHOLE_LIST } })).data;
  const { catching, display, ...rest } = ruleset.data.ruleset;
  return {
    owner,
    mayManage: event.data.right !== "scorer",
    event: pickEvent(event.data),
    rules: { catching: chooseSpecies(catching, chosen.data), display },
    species: species.map(({ id, name, code, latinName }) => ({ id, name, code, latinName })),
    sessions: sessions.data,
    anglers: anglers.data.map(({ id, number, firstName, lastName, teamName }) => ({
      id,
      number,
      firstName,
      lastName,
      teamName,
    })),
    places,
    ranking: {
      ...drawn.data,
      ruleset: rest,
      anglers: anglers.data.map(({ id, number, teamId, category, groupId, isReserve }) => ({
        id,
        number,
        teamId,
        category,
        groupId,
        isReserve,
      })),
    },
  };
}

function pickEvent({ id, url, name, timeZone, units }: EventResponse): ScoreBook["event"] {
  return { id, url, name, timeZone, units };
}

/** Of all sessions, which can be more than one answer holds. */
async function fetchPlaces(api: Api, eventUrl: string): Promise<BookPlace[]> {
  const all: BookPlace[] = [];
  for (let page = 1; ; page++) {
    const query = { page, pageSize: WHOLE_LIST };
    const { data } = await api.get("/api/events/{event}/draws", { params: { event: eventUrl }, query });
    for (const { sessionId, anglerId, sectorCode, pegNumber } of data)
      all.push({ sessionId, anglerId, sectorCode, pegNumber });
    if (data.length < WHOLE_LIST) return all;
  }
}
