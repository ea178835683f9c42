import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { askBeforeLeaving } from "./app/ask-before-leaving.ts";
import { focusNewPage } from "./app/focus-new-page.ts";
import { followIdentity } from "./app/follow-identity.ts";
import { followHead } from "./app/follow-head.ts";
import { STATE_ELEMENT_ID, seedQueries } from "./app/page-state.ts";
import type { PageState } from "./app/page-state.ts";
import { createQueryClient, forgetOldAnswers } from "./app/query-client.ts";
import { keepVisitedPages } from "./app/keep-visited-pages.ts";
import { registerServiceWorker } from "./app/register-service-worker.ts";
import { createAppRouter } from "./app/router.tsx";
import { createApi } from "./lib/api/api.ts";
import { browserTransport } from "./lib/api/browser-transport.ts";
import { hasPass } from "./features/score/device/pass-note.ts";
import { createIdentity } from "./lib/identity/identity.ts";
import { m } from "./paraglide/messages.js";
import { toast } from "./ui/toast.ts";

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(STATE_ELEMENT_ID)?.textContent ?? "") as PageState;
  const identity = createIdentity(state.identity);
  const queryClient = createQueryClient();
  seedQueries(queryClient, state.queries);
  const api = createApi({
    transport: browserTransport,
    token: (options) => identity.token(options),
    onForbidden: () => {
      toast.error(m.shell_forbidden());
      void router.navigate({ to: "/access" });
    },
    onChanged: () => forgetOldAnswers(queryClient),
  });
  const context = { api, identity, queryClient };
  const router = createAppRouter(context);
  followHead(router);
  focusNewPage(router);
  askBeforeLeaving(router);
  keepVisitedPages(router);
  followIdentity(router, context);

  const root = document.getElementById("root")!;
  const app = <App router={router} context={context} />;
  if (state.isRendered) {
    // Tells the router that the first page is already on the screen.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
  registerServiceWorker();
  // What a controller has entered is sent from whichever page is opened. Few devices have a pass: the rest fetch nothing.
  if (hasPass())
    void import("./features/score/device/send-for-passes.ts").then(({ sendForPasses }) => sendForPasses());
}

void start();
