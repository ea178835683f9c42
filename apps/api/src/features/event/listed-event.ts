import { isDeepStrictEqual } from "node:util";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { guest } from "../../platform/identity/caller.ts";
import { presentListedEvent } from "./event.presenter.ts";

/** Whether everybody's list of events is the same with one version of an event as with the other. */
export function isListedAlike(before: EventRow | undefined, after: EventRow | undefined): boolean {
  return isDeepStrictEqual(listed(before), listed(after));
}

/** What the list shows of it; nothing of an event that is not in it. Nobody looks at when it changed. */
function listed(event: EventRow | undefined): object | undefined {
  if (!event || event.status === "draft" || event.visibility !== "public") return undefined;
  const { revision: _revision, updatedAt: _updatedAt, ...shown } = presentListedEvent(event, guest, null);
  return shown;
}
