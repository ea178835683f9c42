import { useQuery } from "@tanstack/react-query";
import type { DrawResponse } from "@tightlines/contract/draw";
import { useMemo } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { searchableRows } from "../../../ui/search-text.ts";
import { drawsQuery } from "../draw.queries.ts";
import { FoundDuels } from "../duels/FoundDuels.tsx";
import { hasDuels, type PegRunSummary } from "../session-run.ts";
import { PlacesOf, type PlacesProps } from "./PlacesOf.tsx";
import { SHOWN_AT_ONCE } from "./shown-at-once.ts";

interface FoundPlacesProps extends PlacesProps {
  runs: readonly PegRunSummary[];
  wanted: string;
}

/** Where those fish who are looked for. */
export function FoundPlaces({ runs, wanted, ...places }: FoundPlacesProps) {
  const { data: all, error } = useQuery(drawsQuery(useApi(), places.eventUrl));
  const found = useFound(all, wanted);
  const nobody = all && found.length === 0 && <p>{m.peg_draw_where_nothing({ query: wanted })}</p>;
  return (
    <>
      {error && <p>{m.draw_verify_failed()}</p>}
      {hasDuels(runs) ? <FoundDuels {...places} runs={runs} wanted={wanted} nobody={nobody} /> : nobody}
      {found.slice(0, SHOWN_AT_ONCE).map((draws) => (
        <PlacesOf key={draws[0]!.anglerId} {...places} title={titleOf(draws[0]!)} draws={draws} />
      ))}
      {found.length > SHOWN_AT_ONCE && (
        <p>{m.peg_draw_where_more({ count: found.length - SHOWN_AT_ONCE })}</p>
      )}
    </>
  );
}

/** Those who are looked for, each with all their places. */
function useFound(all: readonly DrawResponse[] | undefined, wanted: string): DrawResponse[][] {
  const find = useMemo(
    () =>
      searchableRows(
        all ?? [],
        ({ anglerNumber, anglerName, teamName }) => `${anglerNumber} ${anglerName} ${teamName ?? ""}`,
      ),
    [all],
  );
  return useMemo(() => {
    if (!all || wanted === "") return [];
    const isFound = find(wanted);
    const byAngler = new Map<number, DrawResponse[]>();
    for (const [index, draw] of all.entries())
      if (isFound[index]) byAngler.set(draw.anglerId, [...(byAngler.get(draw.anglerId) ?? []), draw]);
    return [...byAngler.values()];
  }, [all, find, wanted]);
}

function titleOf({ anglerName, teamName }: DrawResponse): string {
  return teamName ? `${anglerName}, ${teamName}` : anglerName;
}
