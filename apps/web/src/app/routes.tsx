import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { m } from "../paraglide/messages.js";
import { ceremonyRoutes } from "./draw.routes.tsx";
import { eventManageRoutes, eventRoutes } from "./event.routes.tsx";
import { defaultLayout, loginLayout, manageLayout } from "./layout-routes.ts";
import { manageTitle } from "./manage-title.ts";
import { pageHead } from "./page-head.ts";
import { passRoute, receiptRoute } from "./pass.routes.tsx";
import { reportRoute } from "./report.routes.tsx";
import { peopleRoutes } from "./people.routes.tsx";
import { personRoute } from "./person.routes.tsx";
import { rootRoute } from "./root-route.tsx";
import { readCode, readLoginSearch, readSignupSearch } from "./search-params.ts";
import { invitationLinkRoute } from "./security.routes.tsx";
import { seriesRoutes } from "./series.routes.tsx";
import { strictSearch } from "./strict-search.ts";
import { uploadRoute } from "./upload.routes.tsx";

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { name: "home" },
  beforeLoad: () => {
    throw redirect({ to: "/events", statusCode: 302 });
  },
});

const loadAccount = () => import("./load/account-pages.ts");

const accountRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/account",
  staticData: { name: "account" },
  ...manageTitle("user_account_page"),
  component: lazyRouteComponent(loadAccount, "MyAccountPage"),
});

const changePasswordRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/account/change-password",
  staticData: { name: "account-change-password" },
  ...manageTitle("user_password_page"),
  component: lazyRouteComponent(loadAccount, "ChangePasswordPage"),
});

const organizerRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/account/organizer",
  validateSearch: (raw: { for?: unknown }) => (raw.for === "event" ? { for: "event" as const } : {}),
  staticData: { name: "account-organizer" },
  ...manageTitle("user_organizer_page"),
  component: lazyRouteComponent(loadAccount, "OrganizerPage"),
});

const myEventsRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/account/events",
  staticData: { name: "account-events", needsSignIn: true },
  ...manageTitle("event_own_title"),
  component: lazyRouteComponent(loadAccount, "MyEventsPage"),
});

const invitationsRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/account/invitations",
  staticData: { name: "account-invitations", needsSignIn: true },
  ...manageTitle("security_invitations_page"),
  component: lazyRouteComponent(loadAccount, "InvitationsPage"),
});

const loginRoute = createRoute({
  getParentRoute: () => loginLayout,
  path: "/login",
  staticData: { name: "login" },
  validateSearch: strictSearch(readLoginSearch),
  beforeLoad: ({ search: { resetCode: code } }) => {
    if (code) throw redirect({ to: "/forgot-password", search: { code } });
  },
  head: () => pageHead(m.identity_login_page()),
  component: lazyRouteComponent(() => import("../features/user/sign-in/LoginPage.tsx"), "LoginPage"),
});

const signupRoute = createRoute({
  getParentRoute: () => loginLayout,
  path: "/signup",
  staticData: { name: "signup" },
  validateSearch: strictSearch(readSignupSearch),
  head: () => pageHead(m.identity_signup_page()),
  component: lazyRouteComponent(() => import("../features/user/sign-in/SignupPage.tsx"), "SignupPage"),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => loginLayout,
  path: "/forgot-password",
  staticData: { name: "forgot-password" },
  validateSearch: strictSearch(readCode),
  head: () => pageHead(m.identity_forgot_page()),
  component: lazyRouteComponent(
    () => import("../features/user/sign-in/ForgotPasswordPage.tsx"),
    "ForgotPasswordPage",
  ),
});

const accessRoute = createRoute({
  getParentRoute: () => loginLayout,
  path: "/access",
  staticData: { name: "access" },
  head: () => pageHead(m.shell_access_page()),
  component: lazyRouteComponent(() => import("./pages/AccessPage.tsx"), "AccessPage"),
});

export const routeTree = rootRoute.addChildren([
  homeRoute,
  ...ceremonyRoutes,
  passRoute,
  defaultLayout.addChildren([
    ...eventRoutes,
    ...seriesRoutes,
    personRoute,
    ...peopleRoutes,
    receiptRoute,
    reportRoute,
    accountRoute,
    changePasswordRoute,
    organizerRoute,
    myEventsRoute,
    invitationsRoute,
    invitationLinkRoute,
    uploadRoute,
  ]),
  loginLayout.addChildren([loginRoute, signupRoute, forgotPasswordRoute, accessRoute]),
  manageLayout.addChildren([...eventManageRoutes]),
]);
