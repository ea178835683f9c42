import { isRouteAllowed } from "../apps/web/src/app/route-access.ts";
import type { FullEvent } from "./harness/full-event.ts";
import { lookAtPages } from "./harness/look-at-pages.ts";
import { listPlaces } from "./harness/places.ts";

lookAtPages({
  whose: "an organizer, in other states",
  remember: (_, organizer) => organizer.memory(),
  addresses: (event) => {
    const { running, draft } = event.others;
    const addresses = [
      "/events",
      "/events?status=upcoming&mine=true",
      `/events/${draft}`,
      ...publicPagesOf(event),
      ...["sectors", "groups", "groups/draw", "rotations", "draws"].map(
        (page) => `/events/${running}/manage/${page}`,
      ),
      `/events/${event.names["eventUrl"]}/manage/rotations/add?group=${event.names["groupId"]}`,
    ];
    return [...new Set(addresses)];
  },
});

/** As guests see them, and with what only the organizer finds there. */
function publicPagesOf({ names }: FullEvent): string[] {
  return listPlaces(names)
    .filter(({ path, name }) => path.startsWith("/events/$eventUrl") && isRouteAllowed("guest", name))
    .map(({ address }) => address)
    .filter((address) => address.includes(names["eventUrl"]!));
}
