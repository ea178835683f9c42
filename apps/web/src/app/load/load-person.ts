import { notFound } from "@tanstack/react-router";
import { personQuery } from "../../features/person/person.queries.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../app-context.ts";
import { pageHead } from "../page-head.ts";

/** Apart from the first script, which every page pays for. */
export async function loadPerson({ api, queryClient }: AppContext, personUrl: string) {
  try {
    const { name } = await queryClient.ensureQueryData(personQuery(api, personUrl));
    return { head: pageHead(m.person_page({ name }), m.person_page_description({ name })) };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw notFound();
    throw error;
  }
}
