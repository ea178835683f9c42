import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationState } from "@tightlines/contract/registration/registration";
import { INGREDIENT_MAX_LENGTH } from "@tightlines/domain/registration/registration-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { registrationKeys } from "../registration.queries.ts";

const field = fieldNames<{ ingredient: string }>();

export interface DrawLotteryDialogProps {
  event: EventResponse;
  state: RegistrationState;
  onClose: () => void;
}

/** Asks before the draw, since it is made once. */
export function DrawLotteryDialog({ event, state, onClose }: DrawLotteryDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <Dialog isOpen onClose={onClose} title={m.lottery_draw_title()}>
      <Form
        initialValues={{ ingredient: "" }}
        onSubmit={({ ingredient }) =>
          api.post("/api/events/{event}/registrations/lottery", {
            params: { event: event.url },
            body: { ingredient },
          })
        }
        onSaved={() => {
          toast.success(m.lottery_drawn());
          void queryClient.invalidateQueries({ queryKey: registrationKeys.all(event.url) });
          onClose();
        }}
        submitLabel={m.lottery_draw()}
        secondary={
          <Button variant="subtle" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        }
      >
        <p>
          {m.lottery_draw_who({ count: state.lottery?.entered ?? 0 })}{" "}
          {state.placesLeft === null
            ? m.lottery_draw_unlimited()
            : m.lottery_draw_places({ count: state.placesLeft })}
        </p>
        <p>{event.needsApproval ? m.lottery_draw_once_approval() : m.lottery_draw_once()}</p>
        <TextField
          name={field("ingredient")}
          label={m.lottery_draw_ingredient()}
          help={m.lottery_draw_ingredient_help()}
          maxLength={INGREDIENT_MAX_LENGTH}
          optional
        />
      </Form>
    </Dialog>
  );
}
