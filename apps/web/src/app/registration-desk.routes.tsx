import { createRoute } from "@tanstack/react-router";
import { readDeskSearch } from "../features/registration/manage/desk-filter.ts";
import { managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { strictSearch } from "./strict-search.ts";

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/registrations",
  staticData: { name: "event-manage-registration-list", needsSignIn: true },
  validateSearch: strictSearch(readDeskSearch),
  ...manageTitle("desk_title"),
  component: managePage(() =>
    import("../features/registration/manage/DeskPage.tsx").then((page) => page.DeskPage),
  ),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/registrations/add",
  staticData: { name: "event-manage-registration-add", needsSignIn: true },
  ...manageTitle("desk_add"),
  component: managePage(() =>
    import("../features/registration/manage/AddRegistrationPage.tsx").then(
      (page) => page.AddRegistrationPage,
    ),
  ),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/registrations/$registrationId/edit",
  staticData: { name: "event-manage-registration-edit", needsSignIn: true },
  ...manageTitle("desk_edit_page"),
  component: managePage(() =>
    import("../features/registration/manage/EditRegistrationPage.tsx").then(
      (page) => page.EditRegistrationPage,
    ),
  ),
});

const settingsRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/registrations/settings",
  staticData: { name: "event-manage-settings", needsSignIn: true },
  ...manageTitle("desk_settings_title"),
  component: managePage(() =>
    import("../features/registration/manage/settings/RegistrationSettingsPage.tsx").then(
      (page) => page.RegistrationSettingsPage,
    ),
  ),
});

const paymentsRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/registrations/payments",
  staticData: { name: "event-manage-registration-list", needsSignIn: true },
  ...manageTitle("desk_bank_title"),
  component: managePage(() =>
    import("../features/registration/manage/payments/BankFilePage.tsx").then((page) => page.BankFilePage),
  ),
});

export const registrationManageRoutes = [
  listRoute,
  addRoute,
  settingsRoute,
  paymentsRoute,
  editRoute,
] as const;
