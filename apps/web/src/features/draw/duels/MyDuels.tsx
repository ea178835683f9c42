import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { nameOf } from "../../angler/angler-name.ts";
import { myAnglersQuery } from "../../angler/angler.queries.ts";
import type { PlacesProps } from "../public/PlacesOf.tsx";
import type { PegRunSummary } from "../session-run.ts";
import { OwnDuels } from "./OwnDuels.tsx";
import { useDuels } from "./use-duels.ts";

interface MyDuelsProps extends PlacesProps {
  runs: readonly PegRunSummary[];
}

/** The duels of whoever is signed in; nothing where they have none. */
export function MyDuels({ eventUrl, runs, ...places }: MyDuelsProps) {
  const { data: mine = [] } = useQuery(myAnglersQuery(useApi(), eventUrl));
  const duels = useDuels(eventUrl, runs, places);
  if (!duels) return null;
  return mine.map((angler) => {
    const own = duels.of(angler.id);
    const title = mine.length > 1 ? nameOf(angler) : m.duel_own_title();
    return (
      own.length > 0 && (
        <OwnDuels key={angler.id} title={title} timeZone={places.timeZone} own={own} names={duels.names} />
      )
    );
  });
}
