import {
  lotteryQuery,
  registrationsQuery,
  registrationStateQuery,
} from "../../features/registration/registration.queries.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadRegistrations({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  const [{ lottery }] = await Promise.all([
    queryClient.ensureQueryData(registrationStateQuery(api, eventUrl)),
    queryClient.ensureQueryData(registrationsQuery(api, eventUrl)),
  ]);
  if (lottery?.drawnAt) await queryClient.ensureQueryData(lotteryQuery(api, eventUrl));
  return {
    name,
    head: pageHead(m.registration_public_page({ name }), m.registration_public_description({ name })),
  };
}
