import { redirect } from "@tanstack/react-router";
import { ApiProblem } from "../lib/api/api-problem.ts";
import { IdentityProblem } from "../lib/identity/identity-provider.ts";
import type { Identity } from "../lib/identity/identity.ts";
import { logFailure } from "../lib/log-failure.ts";
import { m } from "../paraglide/messages.js";
import { isRouteAllowed } from "./route-access.ts";
import type { RouteName } from "./route-access.ts";

export interface GuardedRoute {
  name?: RouteName | undefined;
  needsSignIn?: boolean | undefined;
  /** Whether the page finds on the device what it shows, so that it is worth opening without signal. */
  isKept?: boolean | undefined;
}

/**
 * Turns back whoever may not enter a route (docs/seed-conformance.md, sections 2, 6 and 8). What guests may see is let
 * through at once, so that a public page never waits for the identity provider.
 */
export async function guardRoute(route: GuardedRoute, href: string, identity: Identity): Promise<void> {
  if (!route.name || isRouteAllowed("guest", route.name)) return;
  if (route.isKept && (await isUnreachable(identity))) return;
  const role = await identity.role().catch(sayOffline);
  if (isRouteAllowed(role, route.name)) return;
  if (route.needsSignIn && role === "guest") throw redirect({ to: "/login", search: { return: href } });
  logFailure("403 - Not allowed");
  throw redirect({ to: "/access" });
}

/** Whether somebody is signed in and nobody can tell who: the device has no signal. */
export async function isUnreachable(identity: Identity): Promise<boolean> {
  try {
    await identity.role();
    return false;
  } catch (error) {
    if (error instanceof IdentityProblem && error.code === "unreachable") return true;
    throw error;
  }
}

/** Without signal nobody knows who is here: that is no reason to turn them back as a stranger. */
function sayOffline(error: unknown): never {
  if (error instanceof IdentityProblem && error.code === "unreachable")
    throw new ApiProblem(0, { detail: m.shell_call_offline(), code: "offline" });
  throw error;
}
