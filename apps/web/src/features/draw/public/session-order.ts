import { lazyRouteComponent } from "@tanstack/react-router";

// Few draws give turns or duels instead of pegs. Who loads the page loads these first where it needs them.
export const SessionOrder = lazyRouteComponent(() => import("./SessionOrder.tsx"), "SessionOrder");
export const DuelTable = lazyRouteComponent(() => import("../duels/DuelTable.tsx"), "DuelTable");
