import { useNavigate } from "@tanstack/react-router";
import type { DrawResponse } from "@tightlines/contract/draw";
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

interface RemoveDrawProps {
  eventUrl: string;
  draw: DrawResponse;
  needsReason: boolean;
}

/** Takes somebody off their peg by hand; it stays empty. */
export function RemoveDraw({ eventUrl, draw, needsReason }: RemoveDrawProps) {
  const api = useApi();
  const navigate = useNavigate();
  const forget = useForgetDraws(eventUrl);
  const [isOpen, setOpen] = useState(false);
  const { id, revision, anglerName: name } = draw;
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {m.place_remove()}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.place_remove_title({ name })}>
        <Form
          initialValues={{ reason: "" }}
          onSubmit={({ reason }) =>
            api.delete("/api/events/{event}/draws/{id}", {
              params: { event: eventUrl, id: String(id) },
              query: { reason, revision },
            })
          }
          onSaved={() => {
            toast.success(m.place_removed({ name }));
            // This page goes first: what it shows is not there any more.
            void navigate({ to: "/events/$eventUrl/manage/draws", params: { eventUrl } }).then(forget);
          }}
          submitLabel={m.place_remove()}
        >
          <p>{m.place_remove_words()}</p>
          <TextField
            name={field("reason")}
            label={m.place_reason()}
            help={m.repair_reason_help()}
            optional={!needsReason}
            maxLength={REASON_MAX_LENGTH}
          />
        </Form>
      </Dialog>
    </>
  );
}
