import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiContext } from "../../lib/api/api.context.ts";
import type { Api } from "../../lib/api/api.ts";
import { m } from "../../paraglide/messages.js";
import { drawNeedsQuery } from "./draw-change.queries.ts";
import { drawRunQuery, groupRunsQuery, pegRunsQuery } from "./draw-run.queries.ts";
import { FairnessReport } from "./fairness/FairnessReport.tsx";
import { DrawNeeds } from "./manage/DrawNeeds.tsx";
import { CheckPage } from "./public/CheckPage.tsx";

const EVENT = "spring-masters";

test.each([
  ["how to check a draw", <CheckPage key="check" eventUrl={EVENT} />],
  ["what a draw needs", <DrawNeeds key="needs" eventUrl={EVENT} sessions={[]} sectors={[]} />],
  ["how even a draw came out", <FairnessReport key="fair" eventUrl={EVENT} runId={7} />],
])("%s says so when it cannot be loaded", async (_, shown) => {
  const html = await show(shown);
  expect(html).toContain(m.ui_load_failed_title());
  expect(html).toContain(m.ui_retry());
  expect(html).not.toContain(m.draw_check_none());
});

async function show(shown: ReactNode): Promise<string> {
  const api = { get: () => Promise.reject(new Error("No line")) } as unknown as Api;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  await queryClient.prefetchQuery(pegRunsQuery(api, EVENT));
  await queryClient.prefetchQuery(groupRunsQuery(api, EVENT));
  await queryClient.prefetchQuery(drawNeedsQuery(api, EVENT));
  await queryClient.prefetchQuery(drawRunQuery(api, EVENT, "7"));
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({ component: () => shown }),
  });
  await router.load();
  return renderToString(
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ApiContext>,
  );
}
