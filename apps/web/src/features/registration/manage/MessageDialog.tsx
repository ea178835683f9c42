import { useQuery } from "@tanstack/react-query";
import { registrationMessageLengths as lengths } from "@tightlines/domain/registration/registration-lengths";
import { paymentStatuses, registrationStatuses } from "@tightlines/domain/registration/registration-status";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { categoryLabel } from "../../angler/category-label.ts";
import { messageReachQuery } from "./desk.queries.ts";
import { paymentLabel, statusLabel } from "../registration-label.ts";
import { type DeskFilter, readDeskFilter } from "./desk-filter.ts";

interface Values {
  status: string;
  payment: string;
  category: string;
  subject: string;
  text: string;
}

const field = fieldNames<Values>();

export interface MessageDialogProps {
  eventUrl: string;
  /** What the desk shows: whoever is seen there is written to, unless somebody chooses otherwise. */
  filter: DeskFilter;
  categories: readonly string[];
  onClose: () => void;
}

/** Writes to everybody or to some: first the words, then how many get them, then send. */
export function MessageDialog({ eventUrl, filter, categories, onClose }: MessageDialogProps) {
  const api = useApi();
  /** What was written and is not sent yet: the same button sends it when it is pressed again. */
  const [asked, setAsked] = useState<Values | null>(null);

  return (
    <Dialog isOpen onClose={onClose} title={m.desk_message()}>
      <Form
        initialValues={{
          status: filter.status ?? "",
          payment: filter.payment ?? "",
          category: filter.category ?? "",
          subject: "",
          text: "",
        }}
        onSubmit={async (values) => {
          if (asked === null || !isSame(asked, values)) return setAsked(values);
          const { data } = await api.post("/api/events/{event}/registrations/message", {
            params: { event: eventUrl },
            body: { subject: values.subject, text: values.text, ...chosen(values) },
          });
          toast.success(m.desk_message_sent({ count: data.recipients }));
          onClose();
        }}
        submitLabel={asked === null ? m.desk_message_next() : m.desk_message_send()}
        secondary={
          <Button variant="subtle" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        }
      >
        {(values) => (
          <>
            <SelectField
              name={field("status")}
              label={m.desk_column_status()}
              options={registrationStatuses.map((value) => ({ value, label: statusLabel(value) }))}
              unchosen={m.desk_message_standing()}
            />
            <SelectField
              name={field("payment")}
              label={m.desk_column_payment()}
              options={paymentStatuses.map((value) => ({ value, label: paymentLabel(value) }))}
              unchosen={m.desk_all_payments()}
            />
            {categories.length > 1 && (
              <SelectField
                name={field("category")}
                label={m.angler_field_category()}
                options={categories.map((value) => ({ value, label: categoryLabel(value) }))}
                unchosen={m.angler_all_categories()}
              />
            )}
            <Reach eventUrl={eventUrl} filter={chosen(values)} />
            <TextField name={field("subject")} label={m.desk_message_subject()} maxLength={lengths.subject} />
            <TextAreaField
              name={field("text")}
              label={m.desk_message_text()}
              help={m.desk_message_help()}
              rows={8}
              maxLength={lengths.text}
            />
            {asked !== null && isSame(asked, values) && (
              <output>
                <strong>{m.desk_message_sure()}</strong>
              </output>
            )}
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** How many letters it would be. */
function Reach({ eventUrl, filter }: { eventUrl: string; filter: DeskFilter }) {
  const { data } = useQuery(messageReachQuery(useApi(), eventUrl, filter));
  if (!data) return null;
  return (
    <output>
      {m.desk_message_reach({ count: data.recipients })}
      {data.unreachable > 0 && ` ${m.desk_message_unreachable({ count: data.unreachable })}`}
    </output>
  );
}

function chosen({ status, payment, category }: Values): DeskFilter {
  return readDeskFilter({ status, payment, category });
}

function isSame(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
