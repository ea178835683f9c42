import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../paraglide/messages.js";
import { eventRoute, loadEvent } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead, pageHead } from "./page-head.ts";
import { readRegisterSearch, readLetterCode } from "./search-params.ts";
import { strictSearch } from "./strict-search.ts";

const publicRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/registrations",
  staticData: { name: "event-registrations" },
  loader: async ({ context, params: { eventUrl } }) => {
    const [event, { loadRegistrations }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-registrations.ts"),
    ]);
    return loadRegistrations({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/registration/public/RegistrationsPage.tsx"),
    "RegistrationsRoute",
  ),
});

const registerRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/registrations/register",
  staticData: { name: "event-registration-register", needsSignIn: true },
  validateSearch: strictSearch(readRegisterSearch),
  ...manageTitle("registration_register_page"),
  component: lazyRouteComponent(
    () => import("../features/registration/register/RegisterPage.tsx"),
    "RegisterPage",
  ),
});

const confirmRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/registrations/confirm",
  staticData: { name: "event-registration-confirm", needsSignIn: true },
  validateSearch: strictSearch(readRegisterSearch),
  ...manageTitle("registration_confirm_page"),
  component: lazyRouteComponent(
    () => import("../features/registration/register/ConfirmPage.tsx"),
    "ConfirmPage",
  ),
});

/** Where the letter to somebody of a team leads; they need no account. */
const replyRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/registrations/reply",
  staticData: { name: "event-registrations" },
  validateSearch: strictSearch(readLetterCode),
  head: () => pageHead(m.registration_reply_page()),
  component: lazyRouteComponent(() => import("../features/registration/reply/ReplyPage.tsx"), "ReplyPage"),
});

export const registrationRoutes = [publicRoute, registerRoute, confirmRoute, replyRoute] as const;
