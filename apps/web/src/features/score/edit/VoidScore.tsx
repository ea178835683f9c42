import { useQueryClient } from "@tanstack/react-query";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { forgetScores } from "../score.queries.ts";

const field = fieldNames<{ reason: string }>();

export interface VoidScoreProps {
  eventUrl: string;
  score: ScoreResponse;
  onVoided: () => void;
}

/** Takes everything on a score back, with a reason. */
export function VoidScore({ eventUrl, score, onVoided }: VoidScoreProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="clay" onClick={() => setOpen(true)}>
        {m.score_void_all()}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.score_void_all()}>
        <p>{m.score_void_all_goes()}</p>
        <Form
          initialValues={{ reason: "" }}
          onSubmit={({ reason }) =>
            api.delete("/api/events/{event}/scores/{id}", {
              params: { event: eventUrl, id: String(score.id) },
              query: { reason, revision: score.revision },
            })
          }
          onSaved={() => {
            toast.success(m.score_void_all_done());
            void forgetScores(queryClient, eventUrl);
            onVoided();
            setOpen(false);
          }}
          submitLabel={m.score_void_all()}
        >
          <TextField name={field("reason")} label={m.score_reason()} />
        </Form>
      </Dialog>
    </>
  );
}
