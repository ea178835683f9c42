import { personEndpoints } from "@tightlines/contract/person";
import type { Serve } from "../../platform/http/serve.ts";
import { keepPeople, type PersonTools } from "./person-page.service.ts";
import * as people from "./person.repository.ts";
import { agreeToPage, presentOwn, withdrawPage } from "./person.service.ts";

export function personRoutes(serve: Serve, tools: PersonTools): void {
  const findPerson = keepPeople(tools);

  serve(personEndpoints.getPerson, async ({ db, params }) => ({ data: await findPerson(db, params.person) }));

  serve(personEndpoints.getOwnPage, async ({ db, caller }) => ({
    data: presentOwn(await people.findByUser(db, caller.userId)),
  }));

  serve(personEndpoints.agreeToPage, async (call) => ({ data: await agreeToPage(call) }));

  serve(personEndpoints.withdrawPage, async (call) => ({ data: await withdrawPage(call) }));
}
