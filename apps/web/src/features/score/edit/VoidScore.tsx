import { useQueryClient } from "@tanstack/react-query";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast.ts";
import { forgetScores } from "../score.queries.ts";
import { CorrectionDialog } from "./CorrectionDialog.tsx";
import { triedOperation, voidSteps } from "./tried-operation.ts";

export interface VoidScoreProps {
  eventUrl: string;
  score: ScoreResponse;
  onVoided: () => void;
}

/** Takes everything on a score back, with a reason. */
export function VoidScore({ eventUrl, score, onVoided }: VoidScoreProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [tried, setTried] = useState<readonly ScoreOperationInput[]>();
  const steps = voidSteps(score);
  return (
    <>
      <Button
        color="clay"
        disabled={steps.length === 0}
        onClick={() => setTried(steps.map((step) => triedOperation(score, step)))}
      >
        {m.score_void_all()}
      </Button>
      {tried && (
        <CorrectionDialog
          eventUrl={eventUrl}
          title={m.score_void_all()}
          lead={m.score_void_all_goes()}
          submitLabel={m.score_void_all()}
          operations={tried}
          onSave={(reason) =>
            api.delete("/api/events/{event}/scores/{id}", {
              params: { event: eventUrl, id: String(score.id) },
              query: { reason, revision: score.revision },
            })
          }
          onSaved={() => {
            toast.success(m.score_void_all_done());
            void forgetScores(queryClient, eventUrl);
            onVoided();
          }}
          onClose={() => setTried(undefined)}
        />
      )}
    </>
  );
}
