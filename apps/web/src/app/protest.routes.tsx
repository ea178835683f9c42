import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readBoardSearch } from "../features/score/score-search.ts";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { strictSearch } from "./strict-search.ts";

const protestsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/protests",
  // Whoever may read results may read what is contested: the seed names no page for this.
  staticData: { name: "event-results" },
  loader: async ({ context, params: { eventUrl } }) => {
    const [event, { loadProtests }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-protests.ts"),
    ]);
    return loadProtests({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/protest/public/ProtestsPage.tsx"), "ProtestsPage"),
});

// Under the name of the list of sessions, like the board: the seed names no page for this either.
const juryRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/protests",
  staticData: { name: "event-manage-session-list", needsSignIn: true },
  validateSearch: strictSearch(readBoardSearch),
  ...manageTitle("protest_jury_page"),
  component: managePage(() =>
    import("../features/protest/manage/JuryPage.tsx").then((page) => page.JuryPage),
  ),
});

export const protestRoutes = [protestsRoute] as const;
export const protestManageRoutes = [juryRoute] as const;
