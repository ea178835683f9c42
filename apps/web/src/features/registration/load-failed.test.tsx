import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiContext } from "../../lib/api/api.context.ts";
import type { Api } from "../../lib/api/api.ts";
import { startListQuery } from "./manage/desk.queries.ts";
import { StartListTask } from "./manage/StartListTask.tsx";
import { LotteryResult } from "./public/LotteryResult.tsx";
import { lotteryQuery, ownRegistrationsQuery, registrationSettingsQuery } from "./registration.queries.ts";
import { OwnRegistrations } from "./public/OwnRegistrations.tsx";
import { PaymentCard } from "./public/PaymentCard.tsx";

const api = {} as Api;
const event = { url: "spring", name: "Spring", timeZone: "Europe/Prague" } as EventResponse;
const live = { phase: "open", state: undefined, onThisClock: (instant: string) => instant } as const;
const registration = { entrants: [], teamName: "Herons", fee: 2500 } as unknown as RegistrationResponse;

test.each<[string, { queryKey: QueryKey }, ReactNode]>([
  [
    "one's own registrations",
    ownRegistrationsQuery(api, event.url),
    <OwnRegistrations key="own" event={event} live={live} />,
  ],
  [
    "how to pay",
    registrationSettingsQuery(api, event.url),
    <PaymentCard key="pay" event={event} registration={registration} />,
  ],
  ["who has drawn a place", lotteryQuery(api, event.url), <LotteryResult key="lottery" event={event} />],
  [
    "how far the start list is",
    startListQuery(api, event.url),
    <StartListTask key="start" registrations={[registration]} eventUrl={event.url} />,
  ],
])("whoever cannot load %s is told so, and can try again", async (_, { queryKey }, part) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  await queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error("No signal")) });
  const html = renderToString(
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </ApiContext>,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain("<button");
});
