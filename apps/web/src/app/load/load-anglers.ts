import { anglersQuery } from "../../features/angler/angler.queries.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadAnglers({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  await queryClient.ensureQueryData(anglersQuery(api, eventUrl));
  return { name, head: pageHead(m.angler_public_page({ name }), m.angler_public_description({ name })) };
}
