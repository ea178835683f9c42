import { rotationQuery } from "../../features/rotation/rotation.queries.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadRotations({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  await queryClient.ensureQueryData(rotationQuery(api, eventUrl));
  return {
    name,
    head: pageHead(`${m.rotation_public_title()}, ${name}`, m.rotation_public_description({ event: name })),
  };
}
