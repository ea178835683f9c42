import { queryOptions } from "@tanstack/react-query";
import { isInForce } from "@tightlines/domain/draw/run-of-session";
import type { Api } from "../../../lib/api/api.ts";
import { shows } from "../../../lib/api/shows.ts";
import { drawRunKeys, drawRunQuery } from "../draw-run.queries.ts";
import type { PegRunSummary } from "../session-run.ts";

/** Every draw of duels that is in force, whole. */
export const duelRunsQuery = (api: Api, eventUrl: string, runs: readonly PegRunSummary[]) => {
  const ids = runs.filter((run) => isInForce(run) && run.mode === "duels").map(({ id }) => String(id));
  return queryOptions({
    queryKey: drawRunKeys.list(eventUrl, { duels: ids.join() }),
    ...shows("draw", "users"),
    queryFn: async ({ client }) => {
      const whole = await Promise.all(
        ids.map((id) => client.ensureQueryData(drawRunQuery(api, eventUrl, id))),
      );
      return whole.filter((run) => run.kind === "peg");
    },
  });
};
