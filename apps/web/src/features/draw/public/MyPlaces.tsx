import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { myDrawsQuery } from "../draw.queries.ts";
import { MyDuels } from "../duels/MyDuels.tsx";
import { hasDuels, type PegRunSummary } from "../session-run.ts";
import { PlacesOf, type PlacesProps } from "./PlacesOf.tsx";

interface MyPlacesProps extends PlacesProps {
  runs: readonly PegRunSummary[];
}

/** Where whoever is signed in fishes; nothing where they do not. */
export function MyPlaces({ runs, ...places }: MyPlacesProps) {
  const { data: mine = [] } = useQuery(myDrawsQuery(useApi(), places.eventUrl));
  return (
    <>
      {mine.length > 0 && <PlacesOf {...places} title={m.peg_draw_where_mine()} draws={mine} />}
      {hasDuels(runs) && <MyDuels {...places} runs={runs} />}
    </>
  );
}
