import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { canReplace } from "@tightlines/domain/angler/can-replace";
import { takesPart } from "@tightlines/domain/angler/takes-part";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { toast } from "../../../ui/toast.ts";
import { nameOf } from "../angler-name.ts";
import { anglerKeys, anglersQuery } from "../angler.queries.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<{ reserveId: string; reason: string }>();

/** A reserve takes over, also after the draw; offered where there is one. */
export function SubstituteAngler({ angler, eventUrl }: { angler: AnglerResponse; eventUrl: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data: anglers = [] } = useQuery(anglersQuery(api, eventUrl));
  const reserves = anglers.filter((other) => canReplace(other, angler));
  if (!takesPart(angler) || reserves.length === 0) return null;
  const name = nameOf(angler);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.angler_substitute()}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.angler_substitute_title({ name })}>
        <Form
          initialValues={{ reserveId: "", reason: "" }}
          onSubmit={({ reserveId, reason }) =>
            api.post("/api/events/{event}/anglers/{id}/substitute", {
              params: { event: eventUrl, id: String(angler.id) },
              body: { reserveId: Number(reserveId), reason, revision: angler.revision },
            })
          }
          onSaved={({ data: { reserve } }) => {
            toast.success(m.angler_substituted({ name, reserve: nameOf(reserve) }));
            void queryClient.invalidateQueries({ queryKey: anglerKeys.all(eventUrl) });
            setOpen(false);
          }}
          submitLabel={m.angler_substitute()}
          secondary={
            <Button variant="subtle" onClick={() => setOpen(false)}>
              {m.ui_cancel()}
            </Button>
          }
        >
          <p>{m.angler_substitute_says({ name })}</p>
          <SelectField
            name={field("reserveId")}
            label={m.angler_reserve()}
            options={reserves.map((reserve) => ({ value: String(reserve.id), label: nameOf(reserve) }))}
          />
          <TextAreaField
            name={field("reason")}
            label={m.angler_reason()}
            help={m.angler_reason_help()}
            maxLength={REASON_MAX_LENGTH}
          />
        </Form>
      </Dialog>
    </>
  );
}
