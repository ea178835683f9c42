import { useQuery } from "@tanstack/react-query";
import type { DrawResponse } from "@tightlines/contract/draw";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { useDeferredValue, useMemo, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { searchableRows } from "../../../ui/search-text.ts";
import { SearchBox } from "../../../ui/SearchBox.tsx";
import { drawsQuery, myDrawsQuery } from "../draw.queries.ts";
import styles from "./DrawsPage.module.css";
import { PlacesOf } from "./PlacesOf.tsx";

interface WhereDoIFishProps {
  eventUrl: string;
  timeZone: string;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
}

/** What everybody comes for: whoever is signed in reads it at once, anybody else types their name. */
export function WhereDoIFish({ eventUrl, ...places }: WhereDoIFishProps) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const api = useApi();
  const isSignedIn = useSignedIn() !== null;
  const { data: mine = [] } = useQuery({ ...myDrawsQuery(api, eventUrl), enabled: isSignedIn });
  // Everybody's places are fetched with the first letter: a page by sector needs those of one session alone.
  const { data: all, error } = useQuery({ ...drawsQuery(api, eventUrl), enabled: wanted !== "" });
  const found = useFound(all, wanted);
  return (
    <section className={styles.where} aria-labelledby="where">
      <h3 id="where" className={styles.question}>
        {m.peg_draw_where()}
      </h3>
      {isSignedIn && mine.length > 0 && <PlacesOf {...places} title={m.peg_draw_where_mine()} draws={mine} />}
      <SearchBox label={m.peg_draw_where_label()} value={search} onChange={setSearch} />
      <output className={styles.found}>
        {wanted !== "" && error && <p>{m.draw_verify_failed()}</p>}
        {wanted !== "" && all && found.length === 0 && <p>{m.peg_draw_where_nothing({ query: wanted })}</p>}
        {found.slice(0, SHOWN_AT_ONCE).map((draws) => (
          <PlacesOf key={draws[0]!.anglerId} {...places} title={titleOf(draws[0]!)} draws={draws} />
        ))}
        {found.length > SHOWN_AT_ONCE && (
          <p>{m.peg_draw_where_more({ count: found.length - SHOWN_AT_ONCE })}</p>
        )}
      </output>
    </section>
  );
}

/** More than a few are no answer: then another letter is. */
const SHOWN_AT_ONCE = 5;

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
