import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { myDrawsQuery } from "../draw.queries.ts";
import { PlacesOf, type PlacesProps } from "./PlacesOf.tsx";

/** Where whoever is signed in fishes; nothing where they do not. */
export function MyPlaces({ eventUrl, ...places }: PlacesProps & { eventUrl: string }) {
  const { data: mine = [] } = useQuery(myDrawsQuery(useApi(), eventUrl));
  return mine.length > 0 && <PlacesOf {...places} title={m.peg_draw_where_mine()} draws={mine} />;
}
