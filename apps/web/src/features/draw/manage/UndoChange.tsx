import type { DrawChangeResponse } from "@tightlines/contract/draw-change";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { useForgetDraws } from "./use-run-step.ts";

const field = fieldNames<{ reason: string }>();

interface UndoChangeProps {
  eventUrl: string;
  runId: number;
  change: DrawChangeResponse;
}

/** Takes the last change of a draw back, with a reason. */
export function UndoChange({ eventUrl, runId, change: { number } }: UndoChangeProps) {
  const api = useApi();
  const forget = useForgetDraws(eventUrl);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {m.change_undo()}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.change_undo_title({ number })}>
        <Form
          initialValues={{ reason: "" }}
          onSubmit={async ({ reason }) => {
            const params = { event: eventUrl, id: String(runId) };
            try {
              return await api.post("/api/events/{event}/draw-runs/{id}/changes/undo", {
                params,
                body: { number, reason },
              });
            } finally {
              await forget();
            }
          }}
          onSaved={() => {
            toast.success(m.change_undone({ number }));
            setOpen(false);
          }}
          submitLabel={m.change_undo()}
        >
          <p>{m.change_undo_words()}</p>
          <TextField
            name={field("reason")}
            label={m.peg_draw_undo_reason()}
            help={m.peg_draw_reason_help()}
            maxLength={REASON_MAX_LENGTH}
          />
        </Form>
      </Dialog>
    </>
  );
}
