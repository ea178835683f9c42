import type { ExampleList, ExampleWorld } from "../example.ts";
import { sendAs } from "../send-as.ts";
import type { Login } from "../test-login.ts";

const mine = "/api/people/mine";

/** One good call of each endpoint about people's pages. */
export const personExamples: ExampleList = {
  "GET /api/people/{person}": async ({ api, subject }) => ({
    params: { person: await agree(api, subject) },
  }),
  [`GET ${mine}`]: () => ({}),
  // Whoever has agreed before agrees anew.
  [`POST ${mine}`]: async ({ api, caller }) => {
    if (caller) await sendAs(api, caller, "DELETE", "/people/mine");
    return {};
  },
  [`DELETE ${mine}`]: async ({ api, caller }) => {
    if (caller) await agree(api, caller);
    return {};
  },
};

async function agree(api: ExampleWorld["api"], person: Login): Promise<string> {
  return (await sendAs(api, person, "POST", "/people/mine")).data?.url;
}
