import { sessionListQuery } from "../../features/session/session.queries.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadSessions({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  await queryClient.ensureQueryData(sessionListQuery(api, eventUrl));
  return { name, head: pageHead(m.session_page({ name }), m.session_page_description({ name })) };
}
