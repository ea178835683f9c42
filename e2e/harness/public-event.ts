import { isRouteAllowed } from "../../apps/web/src/app/route-access.ts";
import { listRoutes } from "../../apps/web/src/testing/list-routes.ts";
import type { Organizer } from "./organizer.ts";
import type { PlaceNames } from "./places.ts";

/** Every page that a guest may open, as the router writes it. */
export const publicPaths = listRoutes()
  .filter(({ name }) => name !== undefined && isRouteAllowed("guest", name))
  .map(({ path }) => path);

/** An event with one of what has a public page of its own; answers what stands for the parameters of those pages. */
export async function addPublicEvent(organizer: Organizer, name: string, url: string): Promise<PlaceNames> {
  const { id } = await organizer.add({ name, url }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A", "B"], peg_count: 20 });
  await organizer.addPart(url, "sessions", {
    starts_at: "2099-05-14T10:00:00Z",
    ends_at: "2099-05-14T13:00:00Z",
  });
  const teamId = await organizer.addPart(url, "teams", { name: "Herons" });
  const angler = { first_name: "Ann", last_name: "Ray", team_id: teamId };
  const anglerId = await organizer.addPart(url, "anglers", angler);
  await organizer.addPart(url, "groups", { code: "1" });
  const series = await organizer.addSeries({ name: `Series of ${name}`, url, events: [id] });
  return {
    eventUrl: url,
    seriesUrl: series.url,
    personUrl: await organizer.agreeToPage(),
    sessionNumber: "1",
    teamId: String(teamId),
    anglerId: String(anglerId),
  };
}
