import type { EventResponse } from "@tightlines/contract/event";
import type { NewPassResponse } from "@tightlines/contract/pass";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import type { PassParts } from "../pass-words.ts";
import { PassForm } from "./PassForm.tsx";
import type { WantedPass } from "./wanted-pass.ts";

export interface PassDialogProps {
  event: EventResponse;
  parts: PassParts;
  wanted: WantedPass;
  onMade: (pass: NewPassResponse) => void;
  onClose: () => void;
}

export function PassDialog({ event, parts, wanted: { pass, like }, onMade, onClose }: PassDialogProps) {
  const api = useApi();
  const params = { event: event.url };
  return (
    <Dialog isOpen onClose={onClose} title={pass ? m.pass_change_title(pass) : m.pass_new_title()}>
      {pass ? (
        <PassForm
          event={event}
          parts={parts}
          pass={pass}
          submitLabel={m.ui_save()}
          onCancel={onClose}
          onSubmit={async (input, revision) => {
            const at = { ...params, id: String(pass.id) };
            const body = { ...input, revision };
            return (await api.patch("/api/events/{event}/passes/{id}", { params: at, body })).data;
          }}
          onSaved={(changed) => {
            toast.success(m.pass_changed(changed));
            onClose();
          }}
        />
      ) : (
        <PassForm
          event={event}
          parts={parts}
          like={like}
          submitLabel={m.pass_add()}
          onCancel={onClose}
          onSubmit={async (body) => (await api.post("/api/events/{event}/passes", { params, body })).data}
          onSaved={(made) => {
            onMade(made);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
