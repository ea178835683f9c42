import { useQueries, useQuery } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { useMemo } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { drawRunQuery } from "../draw-run.queries.ts";
import { type PegRunSummary, runOfSession } from "../session-run.ts";
import { type DuelNames, duelNames } from "./duel-names.ts";
import { ownRounds, roundsOf } from "./duel-rounds.ts";
import type { PlacesProps } from "../public/PlacesOf.tsx";
import type { OwnSession } from "./OwnDuels.tsx";

export interface Duels {
  anglers: readonly AnglerResponse[];
  names: DuelNames;
  /** The sessions in which somebody has duels, with what they do in each round. */
  of: (anglerId: number) => OwnSession[];
}

/** The duels of all sessions in which a draw of duels is in force; undefined until they are there. */
export function useDuels(
  eventUrl: string,
  runs: readonly PegRunSummary[],
  { sessions, sectors }: Pick<PlacesProps, "sessions" | "sectors">,
): Duels | undefined {
  const api = useApi();
  const { data: anglers } = useQuery(anglersQuery(api, eventUrl));
  const held = sessions.flatMap((session) => {
    const run = runOfSession(runs, session.id);
    return run?.mode === "duels" ? { session, runId: run.id } : [];
  });
  const ids = [...new Set(held.map(({ runId }) => runId))];
  const drawn = useQueries({ queries: ids.map((id) => drawRunQuery(api, eventUrl, String(id))) });
  const rows = drawn.flatMap(({ data }) => (data?.kind === "peg" ? data : []));
  const names = useMemo(() => anglers && duelNames(anglers, sectors), [anglers, sectors]);
  if (!anglers || !names || rows.length < ids.length) return undefined;
  const scheduled = held.map(({ session, runId }) => {
    const run = rows.find(({ id }) => id === runId);
    return { session, rounds: run ? roundsOf(run, session.id) : [] };
  });
  return {
    anglers,
    names,
    of: (anglerId) =>
      scheduled
        .map(({ session, rounds }) => ({ session, rounds: ownRounds(rounds, anglerId) }))
        .filter(({ rounds }) => rounds.length > 0),
  };
}
