import { useQueryClient } from "@tanstack/react-query";
import type { DrawNeed, RepairWish } from "@tightlines/contract/draw-change";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { flushSync } from "react-dom";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { repairPreviewQuery } from "../draw-change.queries.ts";
import { RepairPreview } from "./RepairPreview.tsx";
import { useForgetDraws } from "./use-run-step.ts";

interface RepairDialogProps {
  eventUrl: string;
  /** What is to be repaired; null while nothing is. */
  need: DrawNeed | null;
  says: string;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
  onClose: () => void;
}

interface Values {
  /** The id of who steps in, or that the peg stays empty. */
  reserve: string;
  isPermitted: boolean;
  reason: string;
}

const field = fieldNames<Values>();

/** Shows whom a repair moves, and makes exactly that one. */
export function RepairDialog({ eventUrl, need, says, sessions, sectors, onClose }: RepairDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const forget = useForgetDraws(eventUrl);
  const number = need?.runNumber ?? 0;
  return (
    <Dialog isOpen={need !== null} onClose={onClose} title={m.repair_dialog_title({ number })}>
      {need && (
        <Form<Values, unknown>
          initialValues={{ reserve: LEAVE, isPermitted: false, reason: "" }}
          onSubmit={async (values) => {
            const repair = wishOf(need, values);
            const { queryKey } = repairPreviewQuery(api, eventUrl, need.runId, repair);
            const basis = queryClient.getQueryData(queryKey)?.basis;
            // Nobody makes a repair that they have not seen.
            if (!basis) throw Object.assign(new Error(), { detail: m.repair_not_seen() });
            const params = { event: eventUrl, id: String(need.runId) };
            const body = { repair, basis, reason: values.reason };
            try {
              return await api.post("/api/events/{event}/draw-runs/{id}/changes", { params, body });
            } catch (error) {
              // What is shown may be out of date.
              await forget();
              throw error;
            }
          }}
          onSaved={() => {
            toast.success(m.repair_done({ number }));
            // The preview goes first: asked for again, it would be refused, since it is made.
            flushSync(onClose);
            void forget();
          }}
          submitLabel={m.repair_submit()}
        >
          {(values) => (
            <>
              <p>{says}</p>
              {need.kind === "withdrawal" && <StepIn need={need} hasReserve={values.reserve !== LEAVE} />}
              <RepairPreview
                eventUrl={eventUrl}
                runId={need.runId}
                wish={wishOf(need, values)}
                sessions={sessions}
                sectors={sectors}
              />
              <TextField
                name={field("reason")}
                label={m.repair_reason()}
                help={m.repair_reason_help()}
                maxLength={REASON_MAX_LENGTH}
              />
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}

/** A radio button needs a value of its own. */
const LEAVE = "nobody";

function StepIn({ need: { others }, hasReserve }: { need: DrawNeed; hasReserve: boolean }) {
  if (others.length === 0) return <p>{m.repair_no_reserve()}</p>;
  return (
    <>
      <ChoiceField
        name={field("reserve")}
        label={m.repair_choice()}
        options={[
          { value: LEAVE, label: m.repair_leave_empty() },
          ...others.map(({ id, name }) => ({ value: String(id), label: m.repair_steps_in({ name }) })),
        ]}
      />
      {hasReserve && <CheckboxField name={field("isPermitted")} label={m.repair_permission()} />}
    </>
  );
}

function wishOf({ kind, anglers, peg }: DrawNeed, { reserve, isPermitted }: Values): RepairWish {
  const anglerId = anglers[0]?.id ?? 0;
  if (kind === "peg-out-of-use") return { kind, pegId: peg?.id ?? 0 };
  if (kind !== "withdrawal" || reserve === LEAVE) return { kind, anglerId };
  const reserveId = Number(reserve);
  return { kind: "substitution", anglerId, reserveId, hasEmergencyPermission: isPermitted };
}
