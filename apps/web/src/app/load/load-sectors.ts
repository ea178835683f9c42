import { sectorListQuery } from "../../features/sector/sector.queries.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadSectors({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  await queryClient.ensureQueryData(sectorListQuery(api, eventUrl));
  return {
    name,
    head: pageHead(`${m.sector_public_title()}, ${name}`, m.sector_public_description({ event: name })),
  };
}
