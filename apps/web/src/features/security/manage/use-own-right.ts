import type { EventResponse } from "@tightlines/contract/event";
import type { EventRight } from "@tightlines/domain/event/event-right";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";

/** What the reader may do here: an administrator may do what an owner may. */
export function useOwnRight(event: EventResponse): EventRight | null {
  return useSignedIn()?.role === "administrator" ? "owner" : event.right;
}
