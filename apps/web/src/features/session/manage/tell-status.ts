import type { Published } from "@tightlines/contract/published";
import type { SessionResponse } from "@tightlines/contract/session";
import { loadSay } from "../../../lib/api/say-problem.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.ts";
import { sessionLabel, statusLabel } from "../session-label.ts";

/** Says where a session stands now, and what was published of its results by that. */
export async function tellStatus(session: SessionResponse & { published: Published | null }): Promise<void> {
  const { published } = session;
  const said = { name: sessionLabel(session), status: statusLabel(session.status) };
  if (published?.problem)
    toast.error(m.session_unpublished({ ...said, why: (await loadSay())(published.problem) }));
  else if (published?.number)
    toast.success(m.session_status_published({ ...said, number: published.number }));
  else toast.success(m.session_status_changed(said));
}
