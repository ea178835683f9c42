import { useQueryClient } from "@tanstack/react-query";
import type { AnglerChoices, AnglerResponse } from "@tightlines/contract/angler";
import type { EventResponse } from "@tightlines/contract/event";
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
import { anglerKeys } from "../angler.queries.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<{ teamId: string; reason: string }>();

export interface TransferAnglerProps {
  angler: AnglerResponse;
  event: EventResponse;
  choices: AnglerChoices;
}

/** To another team. Once the event is published, with the reason that the trail keeps. */
export function TransferAngler({ angler, event, choices }: TransferAnglerProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const eventUrl = event.url;
  const asksWhy = event.status !== "draft";
  const others = choices.teams.filter(({ id }) => id !== angler.teamId);
  if (angler.teamId === null || others.length === 0) return null;
  const name = nameOf(angler);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.angler_transfer()}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.angler_transfer_title({ name })}>
        <Form
          initialValues={{ teamId: "", reason: "" }}
          onSubmit={({ teamId, reason }) =>
            api.post("/api/events/{event}/anglers/{id}/transfer", {
              params: { event: eventUrl, id: String(angler.id) },
              body: { teamId: Number(teamId), ...(asksWhy && { reason }), revision: angler.revision },
            })
          }
          onSaved={({ data: { teamName } }) => {
            toast.success(m.angler_transferred({ name, team: teamName ?? "" }));
            void queryClient.invalidateQueries({ queryKey: anglerKeys.all(eventUrl) });
            setOpen(false);
          }}
          submitLabel={m.angler_transfer()}
          secondary={
            <Button variant="subtle" onClick={() => setOpen(false)}>
              {m.ui_cancel()}
            </Button>
          }
        >
          <p>{m.angler_transfer_says()}</p>
          <SelectField
            name={field("teamId")}
            label={m.angler_transfer_to()}
            options={others.map((team) => ({ value: String(team.id), label: team.name }))}
          />
          {asksWhy && (
            <TextAreaField
              name={field("reason")}
              label={m.angler_reason()}
              help={m.angler_reason_help()}
              maxLength={REASON_MAX_LENGTH}
            />
          )}
        </Form>
      </Dialog>
    </>
  );
}
