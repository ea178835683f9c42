import { eventListQuery, type EventFilters } from "../../features/event/event.queries.ts";
import { installationQuery } from "../../features/user/user.queries.ts";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../app-context.ts";
import { pageHead } from "../page-head.ts";

/** Apart from the first script, which every page pays for. */
export async function loadEvents({ api, queryClient }: AppContext, filters: EventFilters) {
  const { pages } = await queryClient.ensureInfiniteQueryData(eventListQuery(api, filters));
  // Only a list that is empty as a whole can be that of a product that nobody has set up yet.
  if (pages[0]?.meta.total === 0 && Object.keys(filters).length === 0)
    await queryClient.ensureQueryData(installationQuery(api));
  return { head: pageHead(m.event_list_page(), m.event_list_description()) };
}
