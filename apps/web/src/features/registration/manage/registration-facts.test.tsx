import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiContext } from "../../../lib/api/api.context.ts";
import type { Api } from "../../../lib/api/api.ts";
import { RegistrationFacts } from "./RegistrationFacts.tsx";

const event = { url: "spring", timeZone: "Europe/Prague" } as EventResponse;
const registration = {
  id: 1,
  status: "confirmed",
  entrants: [],
  createdAt: "2027-02-01T08:00:00.000Z",
} as unknown as RegistrationResponse;

function show(facts: Partial<RegistrationResponse>): string {
  return renderToString(
    <ApiContext value={{} as Api}>
      <QueryClientProvider client={new QueryClient()}>
        <RegistrationFacts registration={{ ...registration, ...facts }} event={event} />
      </QueryClientProvider>
    </ApiContext>,
  );
}

test("the organizer reads that nobody has agreed for somebody under age", () => {
  const entrants = [{ isMinor: true }] as RegistrationResponse["entrants"];
  expect(show({ entrants })).toContain("None is recorded here");
  expect(
    show({ entrants, guardianConsent: "I agree", guardianConsentAt: "2027-02-03T18:30:00.000Z" }),
  ).not.toContain("None is recorded");
  expect(show({})).not.toContain("None is recorded");
});

test("the organizer reads when the rules were accepted, by the clock at the water", () => {
  expect(show({ acceptedRulesAt: "2027-02-03T18:30:00.000Z" })).toMatch(
    /Rules accepted<\/dt><dd>[^<]*Feb[^<]*19:30/,
  );
  expect(show({ acceptedRulesAt: null })).not.toContain("Rules accepted");
});
