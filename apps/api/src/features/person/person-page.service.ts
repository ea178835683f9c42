import type { PersonResponse } from "@tightlines/contract/person";
import type { Topic } from "@tightlines/contract/topic";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { keepByRevisions } from "../../platform/revision/keep-by-revisions.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import { type ComputedResults, type FindResults, resultTopics } from "../result/kept-results.ts";
import { findOverall } from "../result/overall-table.ts";
import { type EventFish, listFish, presentRecords } from "../result/species-records.ts";
import * as people from "./person.repository.ts";

export interface PersonTools {
  findResults: FindResults;
  uses: AnglerUses;
}

export type FindPerson = (db: Db, url: string) => Promise<PersonResponse>;

/** Keeps the pages of people in memory, each until something moves that it follows from. */
export function keepPeople(tools: PersonTools): FindPerson {
  const find = keepByRevisions<Subject, PersonResponse>({
    keyOf: ({ person }) => person.userId,
    topicsOf,
    find: (db, subject) => findPage(db, subject, tools),
  });
  return async (db, url) => {
    const person = requireFound(await people.findByUrl(db, url), "person-not-found");
    return find(db, { person, entries: await people.findEntries(db, person.userId) });
  };
}

interface Subject {
  person: people.NamedPerson;
  entries: readonly people.PersonEntry[];
}

/** What it follows from: the person, which of their events are public, and the results of these. */
function topicsOf({ entries }: Subject): Topic[] {
  return ["people", "users", "events", ...entries.flatMap(({ eventId }) => resultTopics(eventId))];
}

async function findPage(db: Db, { person, entries }: Subject, tools: PersonTools): Promise<PersonResponse> {
  const { url, name } = person;
  const events: PersonResponse["events"] = [];
  const fish: EventFish[] = [];
  // One after the other: the results of a large event take a while, and others ask meanwhile.
  for (const entry of entries) {
    // An event that shows them by first name and initial would be told whole by this page.
    if (entry.isMinor && (await tools.uses.hidesMinors(db, entry.eventId))) continue;
    const { shown } = await tools.findResults(db, entry.eventId);
    events.push(presentEntry(entry, shown));
    if (!entry.wasCancelled) fish.push(...listOwnFish(entry, shown));
  }
  // The first to catch a fish of that size is named first.
  return { url, name, events, records: presentRecords(fish.toReversed(), () => name) };
}

function presentEntry(
  entry: people.PersonEntry,
  computed: ComputedResults,
): PersonResponse["events"][number] {
  const { isMinor: _isMinor, wasCancelled: _wasCancelled, ...event } = entry;
  const { table, state } = findOverall(computed, entry);
  const standings = state === "provisional" || state === "official" ? (table?.standings ?? []) : [];
  const own = standings.find(({ id }) => id === entry.anglerId);
  return {
    ...event,
    state,
    place: own?.place ?? null,
    sharedBy: own?.trace.sharedBy ?? 1,
    anglers: standings.length,
  };
}

function listOwnFish(entry: people.PersonEntry, computed: ComputedResults): EventFish[] {
  const { eventId, eventUrl, name: eventName, endsOn, units, anglerId } = entry;
  const fish = listFish({ eventId, eventUrl, eventName, endsOn, units }, computed);
  return fish.filter((each) => each.anglerId === anglerId);
}
