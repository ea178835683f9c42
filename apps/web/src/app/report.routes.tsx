import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { managePage, manageRoute } from "./event-frame.routes.tsx";
import { defaultLayout } from "./layout-routes.ts";
import { manageTitle } from "./manage-title.ts";

/** Beside the pages of the event and not under them: those are fetched, and this one opens without signal. */
export const reportRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/events/$eventUrl/report",
  // Under the name of the page on which one registers, which everybody with an account may open: the seed names no page for this.
  staticData: { name: "event-registration-register", needsSignIn: true, isKept: true },
  ...manageTitle("report_page"),
  component: lazyRouteComponent(() => import("../features/report/angler/ReportPage.tsx"), "ReportPage"),
});

const queueRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/scores/reports",
  // It leads to scores, and whoever may enter those may judge: the seed names no page for this.
  staticData: { name: "event-manage-score-list", needsSignIn: true },
  ...manageTitle("report_queue_page"),
  component: managePage(() =>
    import("../features/report/judge/ReportQueuePage.tsx").then((page) => page.ReportQueuePage),
  ),
});

export const reportManageRoutes = [queueRoute] as const;
