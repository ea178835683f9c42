import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import type { PegRunSummary } from "../session-run.ts";
import { useForgetDraws } from "./use-run-step.ts";

const field = fieldNames<{ reason: string }>();

interface ReasonDialogProps {
  eventUrl: string;
  run: PegRunSummary;
  /** What is to be done; null while nothing is asked. */
  step: "unlock" | "publish/undo" | null;
  onClose: () => void;
}

/** Takes back what everybody relies on, with a reason. */
export function ReasonDialog({ eventUrl, run, step, onClose }: ReasonDialogProps) {
  const api = useApi();
  const forget = useForgetDraws(eventUrl);
  const { id, number, revision } = run;
  const words = step && wordsOf[step];
  return (
    <Dialog isOpen={step !== null} onClose={onClose} title={words?.title({ number }) ?? ""}>
      {step && words && (
        <Form
          initialValues={{ reason: "" }}
          onSubmit={async ({ reason }) => {
            try {
              return await api.post(`/api/events/{event}/draw-runs/{id}/${step}`, {
                params: { event: eventUrl, id: String(id) },
                body: { revision, reason },
              });
            } finally {
              await forget();
            }
          }}
          onSaved={() => {
            toast.success(words.done({ number }));
            onClose();
          }}
          submitLabel={words.submit()}
        >
          {words.lead && <p>{words.lead()}</p>}
          <TextField
            name={field("reason")}
            label={words.reason()}
            help={words.help()}
            maxLength={REASON_MAX_LENGTH}
          />
        </Form>
      )}
    </Dialog>
  );
}

const wordsOf = {
  unlock: {
    title: m.peg_draw_unlock_title,
    lead: null,
    reason: m.peg_draw_unlock_reason,
    help: m.peg_draw_unlock_reason_help,
    submit: m.peg_draw_unlock,
    done: m.peg_draw_unlocked,
  },
  "publish/undo": {
    title: m.peg_draw_undo_title,
    lead: m.peg_draw_undo_words,
    reason: m.peg_draw_undo_reason,
    help: m.peg_draw_reason_help,
    submit: m.peg_draw_undo,
    done: m.peg_draw_undone,
  },
};
