import { listRoutes, type ListedRoute } from "../../apps/web/src/testing/list-routes.ts";

/** What stands for each parameter of the router's paths. */
export type PlaceNames = Record<string, string>;

export interface Place extends Omit<ListedRoute, "name"> {
  name: NonNullable<ListedRoute["name"]>;
  /** An address of this page that a browser can open. */
  address: string;
}

/** Every page of the router's own table, as an address to visit: a new page is visited without being named here. */
export function listPlaces(names: PlaceNames): Place[] {
  return listRoutes().map((route) => {
    if (!route.name) throw new Error(`The page ${route.path} has no name.`);
    return { ...route, name: route.name, address: addressOf(route.path, names) };
  });
}

/** An address that a browser can open, for a path as the router writes it. */
export function addressOf(path: string, names: PlaceNames): string {
  return path.replaceAll(/\$(\w+)/g, (_, parameter: string) => {
    const value = names[parameter];
    if (value === undefined) throw new Error(`Nothing stands for $${parameter} in ${path}.`);
    return value;
  });
}
