import { useQuery } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { useMemo } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { anglersQuery } from "../../angler/angler.queries.ts";
import type { PegRunSummary } from "../session-run.ts";
import { type DuelNames, duelNames } from "./duel-names.ts";
import { ownRounds, roundsOf } from "./duel-rounds.ts";
import { duelRunsQuery } from "./duel-run.queries.ts";
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
  const { data: drawn } = useQuery(duelRunsQuery(api, eventUrl, runs));
  const names = useMemo(() => anglers && duelNames(anglers, sectors), [anglers, sectors]);
  if (!anglers || !names || !drawn) return undefined;
  const scheduled = sessions.map((session) => {
    const holding = holdingRun(runs, session.id);
    const run = drawn.find(({ id }) => id === holding?.id);
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
