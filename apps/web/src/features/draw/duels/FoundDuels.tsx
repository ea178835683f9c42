import { type ReactNode, useMemo } from "react";
import { m } from "../../../paraglide/messages.js";
import { searchableRows } from "../../../ui/search-text.ts";
import { nameOf } from "../../angler/angler-name.ts";
import type { PlacesProps } from "../public/PlacesOf.tsx";
import { SHOWN_AT_ONCE } from "../public/shown-at-once.ts";
import type { PegRunSummary } from "../session-run.ts";
import { OwnDuels } from "./OwnDuels.tsx";
import { useDuels } from "./use-duels.ts";

interface FoundDuelsProps extends PlacesProps {
  runs: readonly PegRunSummary[];
  wanted: string;
  /** What is said where nobody is found. */
  nobody: ReactNode;
}

/** The duels of those who are looked for. */
export function FoundDuels({ eventUrl, runs, wanted, nobody, ...places }: FoundDuelsProps) {
  const duels = useDuels(eventUrl, runs, places);
  const anglers = duels?.anglers;
  const find = useMemo(
    () => searchableRows(anglers ?? [], (one) => `${one.number} ${nameOf(one)} ${one.teamName ?? ""}`),
    [anglers],
  );
  if (!duels) return null;
  const isFound = find(wanted);
  const found = duels.anglers.flatMap((angler, index) => {
    const own = isFound[index] ? duels.of(angler.id) : [];
    return own.length > 0 ? { angler, own } : [];
  });
  if (found.length === 0) return nobody;
  return (
    <>
      {found.slice(0, SHOWN_AT_ONCE).map(({ angler, own }) => (
        <OwnDuels
          key={angler.id}
          title={angler.teamName ? `${nameOf(angler)}, ${angler.teamName}` : nameOf(angler)}
          timeZone={places.timeZone}
          own={own}
          names={duels.names}
        />
      ))}
      {found.length > SHOWN_AT_ONCE && (
        <p>{m.peg_draw_where_more({ count: found.length - SHOWN_AT_ONCE })}</p>
      )}
    </>
  );
}
