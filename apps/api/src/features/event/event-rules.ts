import type { EventPatch } from "@tightlines/contract/event";
import type { PresetName } from "@tightlines/domain/event/preset-name";
import type { Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { EventPartChange } from "./event-part.service.ts";

/** What an event asks of its rules. They are a later noun, so that `app.ts` hands them over. */
export interface EventRules {
  begin(preset: PresetName): BeginningRules;
  /** Keeps what a new event begins with as the first version of its rules. */
  storeFirst(trx: Trx, caller: UserCaller, event: EventRow): Promise<void>;
  /** Lets the rules follow a change of the event. */
  follow(change: EventPartChange, patch: EventPatch): Promise<void>;
}

/** A copy of a preset, and what it already says about the event. */
export interface BeginningRules {
  ruleset: EventRow["ruleset"];
  settings: Pick<EventRow, "units" | "teamSize" | "protestMinutes">;
  species: readonly { code: string; minLengthMm: number }[];
}
