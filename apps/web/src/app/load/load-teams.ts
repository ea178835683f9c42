import { anglersQuery } from "../../features/angler/angler.queries.ts";
import { teamsQuery } from "../../features/team/team.queries.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadTeams({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  await Promise.all([
    queryClient.ensureQueryData(teamsQuery(api, eventUrl)),
    queryClient.ensureQueryData(anglersQuery(api, eventUrl)),
  ]);
  return { name, head: pageHead(m.team_public_page({ name }), m.team_public_description({ name })) };
}
