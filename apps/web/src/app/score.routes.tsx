import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readBoardSearch, readGridSearch, readScoreSearch } from "../features/score/score-search.ts";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { strictSearch } from "./strict-search.ts";

const scoresRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/scores",
  staticData: { name: "event-scores" },
  validateSearch: strictSearch(readScoreSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const [event, { loadScores }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-scores.ts"),
    ]);
    const { name, takesReports } = event;
    return loadScores({ context, eventUrl, name }, { number: deps.session, takesReports });
  },
  head: loadedHead,
  component: lazyRouteComponent(async () => {
    const { ScoresPage } = await import("../features/score/public/ScoresPage.tsx");
    return {
      default: function Scores() {
        return <ScoresPage Waiting={scoresRoute.useLoaderData().Waiting} />;
      },
    };
  }),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/scores",
  staticData: { name: "event-manage-score-list", needsSignIn: true, isKept: true },
  validateSearch: strictSearch(readScoreSearch),
  ...manageTitle("score_list_page"),
  component: lazyRouteComponent(() => import("../features/score/manage/ScoreListPage.tsx"), "ScoreListPage"),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/scores/add",
  staticData: { name: "event-manage-score-add", needsSignIn: true, isKept: true },
  validateSearch: strictSearch(readScoreSearch),
  ...manageTitle("score_add_page"),
  component: lazyRouteComponent(() => import("../features/score/phone/AddScorePage.tsx"), "AddScorePage"),
});

const gridRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/scores/grid",
  // It adds scores, many at a time: the seed names no page for this.
  staticData: { name: "event-manage-score-add", needsSignIn: true, isKept: true },
  validateSearch: strictSearch(readGridSearch),
  ...manageTitle("score_grid_page"),
  component: lazyRouteComponent(() => import("../features/score/grid/ScoreGridPage.tsx"), "ScoreGridPage"),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/scores/$scoreId/edit",
  staticData: { name: "event-manage-score-edit", needsSignIn: true },
  ...manageTitle("score_edit_page"),
  component: managePage(() =>
    import("../features/score/edit/EditScorePage.tsx").then((page) => page.EditScorePage),
  ),
});

// Under the name of the list of sessions, which whoever runs the event may open: the seed names no page for these three.
const boardRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/scores/board",
  staticData: { name: "event-manage-session-list", needsSignIn: true, isKept: true },
  validateSearch: strictSearch(readBoardSearch),
  ...manageTitle("board_page"),
  component: lazyRouteComponent(() => import("../features/score/board/BoardPage.tsx"), "BoardPage"),
});

const decisionsRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/scores/decisions",
  staticData: { name: "event-manage-session-list", needsSignIn: true },
  ...manageTitle("decision_page"),
  component: managePage(() =>
    import("../features/score/decisions/DecisionsPage.tsx").then((page) => page.DecisionsPage),
  ),
});

const takeInRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/scores/take-in",
  staticData: { name: "event-manage-session-list", needsSignIn: true },
  ...manageTitle("take_in_page"),
  component: managePage(() =>
    import("../features/score/hand-over/TakeInPage.tsx").then((page) => page.TakeInPage),
  ),
});

export const scoreRoutes = [scoresRoute] as const;
export const scoreManageRoutes = [
  listRoute,
  addRoute,
  gridRoute,
  editRoute,
  boardRoute,
  decisionsRoute,
  takeInRoute,
] as const;
