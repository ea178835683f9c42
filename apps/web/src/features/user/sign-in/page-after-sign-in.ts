import type { Api } from "../../../lib/api/api.ts";
import { dropWayBack, readWayBack } from "./way-back.ts";

/** Where somebody was going; otherwise to whoever waits for an answer, or to the events. */
export async function pageAfterSignIn(api: Api, back: string | undefined): Promise<string> {
  const page = back ?? readWayBack();
  dropWayBack();
  if (page) return page;
  const invitations = await api.get("/api/invitations").catch(() => ({ data: [] }));
  return invitations.data.length > 0 ? "/account/invitations" : "/events";
}
