import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { speciesSorts } from "../features/species/species-sorts.ts";
import { userSorts } from "../features/user/user-sorts.ts";
import { listSearchReader } from "../lib/list/list-search.ts";
import { defaultLayout } from "./layout-routes.ts";
import { manageTitle } from "./manage-title.ts";
import { strictSearch } from "./strict-search.ts";

const loadUsers = () => import("./load/manage-users.ts");
const loadSpecies = () => import("./load/manage-species.ts");

const userListRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/users",
  staticData: { name: "user-list" },
  validateSearch: strictSearch(listSearchReader(userSorts)),
  ...manageTitle("user_list_page"),
  component: lazyRouteComponent(loadUsers, "UserListPage"),
});

const userAddRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/users/add",
  staticData: { name: "user-add" },
  ...manageTitle("user_add_page"),
  component: lazyRouteComponent(loadUsers, "AddUserPage"),
});

const userDetailRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/users/$userId",
  staticData: { name: "user-detail", needsSignIn: true },
  ...manageTitle("user_detail_page"),
  component: lazyRouteComponent(loadUsers, "UserDetailPage"),
});

const userEditRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/users/$userId/edit",
  staticData: { name: "user-edit" },
  ...manageTitle("user_edit_page"),
  component: lazyRouteComponent(loadUsers, "EditUserPage"),
});

const speciesListRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/species",
  staticData: { name: "species-list" },
  validateSearch: strictSearch(listSearchReader(speciesSorts)),
  ...manageTitle("species_list_page"),
  component: lazyRouteComponent(loadSpecies, "SpeciesListPage"),
});

const speciesAddRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/species/add",
  staticData: { name: "species-add" },
  ...manageTitle("species_add_page"),
  component: lazyRouteComponent(loadSpecies, "AddSpeciesPage"),
});

const speciesEditRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/species/$speciesId/edit",
  staticData: { name: "species-edit" },
  ...manageTitle("species_edit_page"),
  component: lazyRouteComponent(loadSpecies, "EditSpeciesPage"),
});

/** Users for administrators, species for organizers. */
export const peopleRoutes = [
  userListRoute,
  userAddRoute,
  userDetailRoute,
  userEditRoute,
  speciesListRoute,
  speciesAddRoute,
  speciesEditRoute,
] as const;
