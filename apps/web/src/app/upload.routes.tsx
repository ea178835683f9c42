import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../paraglide/messages.js";
import { defaultLayout } from "./layout-routes.ts";
import { pageHead } from "./page-head.ts";

export const uploadRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/upload",
  staticData: { name: "upload", needsSignIn: true },
  head: () => pageHead(m.upload_page()),
  component: lazyRouteComponent(() => import("../features/upload/UploadPage.tsx"), "UploadPage"),
});
