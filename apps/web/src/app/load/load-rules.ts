import { rulesDetails, rulesExample } from "../../features/ruleset/public/rules-parts.ts";
import { rulesetQuery } from "../../features/ruleset/ruleset.queries.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadRules({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  await queryClient.ensureQueryData(rulesetQuery(api, eventUrl));
  // A page is rendered in one go: what a browser fetches later must be there before.
  if (import.meta.env.SSR) await Promise.all([rulesDetails.load(), rulesExample.load()]);
  return { name, head: pageHead(m.ruleset_public_page({ name }), m.ruleset_public_description({ name })) };
}
