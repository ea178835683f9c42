import type { EventPatch } from "@tightlines/contract/event";
import type { EventLayoutInput } from "@tightlines/contract/event-layout";
import type { EventRight } from "@tightlines/domain/event/event-right";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { EventPartChange } from "./event-part.service.ts";
import type { BeginningRules, EventRules } from "./event-rules.ts";

/** The parts that later nouns take in the life of an event. They are handed over in app.ts: an event knows none of them. */
export interface EventParts {
  rules: EventRules;
  rights: EventRights;
  sessions: EventSessions;
  entries: EventEntries;
  /** Puts species on a new event's list; one that the list of this installation lacks is left out. */
  addSpecies: (trx: Trx, eventId: number, species: BeginningRules["species"]) => Promise<void>;
  /** Builds what a match needs of a new event: sectors, sessions, groups and their rotation. */
  layOut: (trx: Trx, caller: UserCaller, event: EventRow, layout: EventLayoutInput) => Promise<void>;
}

export interface EventRights {
  /** An event is never without somebody who may manage it: the owner's right is made with it. */
  addOwner: (trx: Trx, eventId: number, userId: number) => Promise<void>;
  /** The users who may organize an event. */
  findManagers: (db: Db, eventId: number) => Promise<number[]>;
  /** Every right that somebody has, by the event's id. */
  findByUser: (db: Db, userId: number) => Promise<ReadonlyMap<number, EventRight>>;
}

export interface EventSessions {
  /** Keeps the sessions within the event's days when these change. */
  follow: (change: EventPartChange, patch: EventPatch) => Promise<void>;
  requireFinished: (trx: Trx, event: EventRow) => Promise<void>;
  /** Whether anybody has fished. */
  hasStarted: (db: Db, eventId: number) => Promise<boolean>;
}

/** Who takes a place in an event. */
export interface EventEntries {
  countTeams: (db: Db, eventId: number) => Promise<number>;
  countAnglers: (db: Db, eventId: number) => Promise<number>;
  /** How many places registrations have: confirmed, or held for somebody. */
  countPlaces: (db: Db, eventId: number) => Promise<number>;
  /** How many registrations still want to take part. */
  countRegistrations: (db: Db, eventId: number) => Promise<number>;
  findLargestTeam: (db: Db, eventId: number) => Promise<{ name: string; anglers: number } | undefined>;
}
