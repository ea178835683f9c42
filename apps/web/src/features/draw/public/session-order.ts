import { lazyRouteComponent } from "@tanstack/react-router";

// What few visitors see. Who loads the page loads these first where it needs them.
export const SessionOrder = lazyRouteComponent(() => import("./SessionOrder.tsx"), "SessionOrder");
export const DrawTables = lazyRouteComponent(() => import("./DrawTables.tsx"), "DrawTables");
