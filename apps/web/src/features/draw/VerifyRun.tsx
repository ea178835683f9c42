import { useQueryClient } from "@tanstack/react-query";
import type { DrawRunResponse } from "@tightlines/contract/draw-run";
import { useApi } from "../../lib/api/api.context.ts";
import { VerifyDraw } from "../../lib/verify/VerifyDraw.tsx";
import { drawRunQuery } from "./draw-run.queries.ts";

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
      verify={async () => {
        // The rules are fetched only now: few readers ask for them.
        const [run, { verifyRun }] = await Promise.all([
          queryClient.fetchQuery(query),
          import("./verify-run.ts"),
        ]);
        return verifyRun(run, { api, queryClient, eventUrl });
      }}
      words={async () => (await import("./fact-words.ts")).factWords(kind)}
    />
  );
}
