import { createMemoryHistory } from "@tanstack/react-router";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createApi } from "../lib/api/api.ts";
import { guestIdentity } from "../lib/identity/identity.ts";
import { createAppRouter } from "./router.tsx";

test.each([
  ["/login?return=https://example.org", {}],
  ["/login?return=//example.org", {}],
  ["/login?return=javascript:alert(1)", {}],
  ["/login?return=/account&reset=never", { return: "/account" }],
  ["/login?mode=verifyEmail&oobCode=abc", { verify: "abc" }],
  ["/events?search=carp&status=sunk&colour=red", { search: "carp" }],
  ["/events?search=true", { search: "true" }],
])("what a page is given of %s", (address, expected) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const api = createApi({ transport: async () => ({ status: 503, text: "" }) });
  const router = createAppRouter({ api, identity: guestIdentity, queryClient: new QueryClient() }, history);
  const { search } = router.matchRoutes(router.latestLocation).at(-1)!;
  expect(JSON.parse(JSON.stringify(search))).toEqual(expected);
});
