import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { defaultLayout } from "./layout-routes.ts";
import { manageTitle } from "./manage-title.ts";

export const uploadRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/upload",
  staticData: { name: "upload", needsSignIn: true },
  ...manageTitle("upload_page"),
  component: lazyRouteComponent(() => import("../features/upload/UploadPage.tsx"), "UploadPage"),
});
