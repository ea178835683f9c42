import { useQueryClient } from "@tanstack/react-query";
import type { DrawRunResponse } from "@tightlines/contract/draw-run";
import type { Verification } from "@tightlines/domain/random/verification";
import { useApi } from "../../lib/api/api.context.ts";
import { VerifyDraw } from "../../lib/verify/VerifyDraw.tsx";
import { m } from "../../paraglide/messages.js";
import { drawRunQuery } from "./draw-run.queries.ts";

/** Makes a published draw again in the reader's own browser, by the same rules. */
export function VerifyRun({ eventUrl, runId }: { eventUrl: string; runId: number }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = { ...drawRunQuery(api, eventUrl, String(runId)), staleTime: 0 };
  return (
    <VerifyDraw
      verify={async () => verify(await queryClient.fetchQuery(query))}
      words={{ input: m.draw_fact_input(), draw: m.draw_fact_draw() }}
    />
  );
}

/** The rules are fetched only now, and only those of the kind at hand. Null for a draw that is still secret. */
async function verify(run: DrawRunResponse): Promise<Verification | null> {
  const { seed } = run;
  if (seed === null) return null;
  if (run.kind === "group") {
    const { verifyGroups } = await import("@tightlines/domain/group/verify-groups");
    return run.placements && verifyGroups({ ...run, seed, placements: run.placements });
  }
  const { placements, turns } = run;
  const { verifyDraw } = await import("@tightlines/domain/draw/verify-draw");
  return placements && turns && verifyDraw({ ...run, seed, placements, turns });
}
