import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { DrawRunResponse, PegRunResponse } from "@tightlines/contract/draw-run";
import type { Api } from "../../lib/api/api.ts";
import { useApi } from "../../lib/api/api.context.ts";
import type { Verified } from "../../lib/verify/verified.ts";
import { VerifyDraw } from "../../lib/verify/VerifyDraw.tsx";
import { m } from "../../paraglide/messages.js";
import { drawRunQuery } from "./draw-run.queries.ts";
import { isInForce } from "./session-run.ts";

interface VerifyRunProps {
  eventUrl: string;
  runId: number;
  kind: DrawRunResponse["kind"];
}

/** Makes a published draw again in the reader's own browser, by the same rules. */
export function VerifyRun({ eventUrl, runId, kind }: VerifyRunProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = { ...drawRunQuery(api, eventUrl, String(runId)), staleTime: 0 };
  return (
    <VerifyDraw
      verify={async () => verify(await queryClient.fetchQuery(query), { api, queryClient, eventUrl })}
      words={{
        input: m.draw_fact_input(),
        draw: kind === "group" ? m.draw_fact_draw() : m.peg_draw_fact_draw(),
      }}
    />
  );
}

interface Reader {
  api: Api;
  queryClient: QueryClient;
  eventUrl: string;
}

/** The rules are fetched only now, and only those of the kind at hand. Null for a draw that is still secret. */
async function verify(run: DrawRunResponse, reader: Reader): Promise<Verified | null> {
  const { seed } = run;
  if (seed === null) return null;
  if (run.kind === "group") {
    const { verifyGroups } = await import("@tightlines/domain/group/verify-groups");
    if (!run.placements) return null;
    const groups = verifyGroups({ ...run, seed, placements: run.placements });
    if (!isInForce(run)) return groups;
    const { readHeldGroups } = await import("./read-held-groups.ts");
    return { ...groups, held: await readHeldGroups(run, reader) };
  }
  const { placements, turns } = run;
  if (!placements || !turns) return null;
  const { verifyDraw } = await import("@tightlines/domain/draw/verify-draw");
  const verification = verifyDraw({ ...run, seed, placements, turns });
  if (!holdsPlaces(run)) return verification;
  const { readHeld } = await import("./read-held.ts");
  return { ...verification, held: await readHeld(run, seed, reader) };
}

/** What is replaced or undone holds nowhere, and an order of choice gives nobody a peg. */
function holdsPlaces(run: PegRunResponse): boolean {
  return isInForce(run) && run.input.mode.kind !== "order-of-choice";
}
