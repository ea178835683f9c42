import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { defaultLayout } from "./layout-routes.ts";
import { loadedHead } from "./page-head.ts";

const loadPage = () => import("./load/load-person.ts");

export const personRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/people/$personUrl",
  staticData: { name: "person" },
  loader: async ({ context, params }) => (await loadPage()).loadPerson(context, params.personUrl),
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/person/public/PersonPage.tsx"), "PersonPage"),
});
