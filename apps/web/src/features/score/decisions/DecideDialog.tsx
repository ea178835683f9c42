import { useQueryClient } from "@tanstack/react-query";
import type { LoggedOperation, ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useRef } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useTakeBack } from "../../../lib/deletion/use-take-back.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { movesQuery } from "../edit/correction.queries.ts";
import { Moves } from "../edit/Moves.tsx";
import { forgetScores, scoreKeys } from "../score.queries.ts";

/** What somebody is about to decide, in the order the entries came. */
export interface Choice {
  operations: readonly LoggedOperation[];
  isTaken: boolean;
  title: string;
  /** The same as if it was sent now, to see whom it moves. */
  tried?: readonly ScoreOperationInput[];
}

const field = fieldNames<{ reason: string }>();

export interface DecideDialogProps {
  eventUrl: string;
  choice: Choice;
  onClose: () => void;
}

/** Asks why, and decides. What was left can be taken back; what was taken counts, and is corrected like every score. */
export function DecideDialog({ eventUrl, choice, onClose }: DecideDialogProps) {
  const { operations, isTaken, title, tried } = choice;
  const api = useApi();
  const queryClient = useQueryClient();
  const offerUndo = useTakeBack(scoreKeys.all(eventUrl));
  /** One of many may be refused: whoever tries again goes on after those that were decided. */
  const decided = useRef(new Set<string>());

  async function decide(reason: string): Promise<void> {
    for (const { id } of operations.filter((each) => !decided.current.has(each.id))) {
      await api.post("/api/events/{event}/scores/operations/{operation}/decide", {
        params: { event: eventUrl, operation: id },
        body: { isTaken, reason },
      });
      decided.current.add(id);
    }
  }

  async function undo(): Promise<void> {
    for (const { id } of operations)
      await api.post("/api/events/{event}/scores/operations/{operation}/decide/undo", {
        params: { event: eventUrl, operation: id },
      });
  }

  const count = operations.length;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form
        initialValues={{ reason: "" }}
        onSubmit={({ reason }) => {
          // Nobody takes an entry whose consequences they have not seen.
          if (tried && queryClient.getQueryData(movesQuery(api, eventUrl, tried).queryKey) === undefined)
            throw Object.assign(new Error(), { detail: m.correction_not_seen() });
          return decide(reason);
        }}
        onSaved={() => {
          if (isTaken) toast.success(m.decision_taken({ count }));
          else offerUndo(m.decision_left({ count }), undo);
          void forgetScores(queryClient, eventUrl);
          onClose();
        }}
        submitLabel={title}
      >
        {tried && <Moves eventUrl={eventUrl} operations={tried} />}
        <TextField
          name={field("reason")}
          label={m.decision_why()}
          help={m.decision_why_help()}
          maxLength={REASON_MAX_LENGTH}
        />
      </Form>
    </Dialog>
  );
}
