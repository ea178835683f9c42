import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { OwnAngler } from "@tightlines/contract/protest";
import type { SessionResponse } from "@tightlines/contract/session";
import { protestLengths, type ProtestSubject, protestSubjects } from "@tightlines/domain/protest/protest";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { fieldNames } from "../../ui/form/field-name.ts";
import { Form } from "../../ui/form/Form.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextAreaField } from "../../ui/form/TextAreaField.tsx";
import { toast } from "../../ui/toast.ts";
import { sessionLabel } from "../session/session-label.ts";
import { subjectLabels } from "./protest-words.ts";
import { protestKeys } from "./protest.queries.ts";

const field = fieldNames<Values>();

interface Values {
  sessionId: string;
  anglerId: string;
  subject: string;
  text: string;
}

export interface LodgeProtestProps {
  event: EventResponse;
  /** Those that can be contested, the latest first. */
  sessions: readonly SessionResponse[];
  anglers: readonly OwnAngler[];
  onLodged?: () => void;
}

/** A protest in words, for oneself, for one's team, or at the desk for somebody who came there. */
export function LodgeProtest({ event, sessions, anglers, onLodged }: LodgeProtestProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const alone = anglers.length === 1 ? String(anglers[0]!.id) : "";
  return (
    <Form<Values, unknown, never>
      initialValues={{
        sessionId: String(sessions[0]?.id ?? ""),
        anglerId: alone,
        subject: "score",
        text: "",
      }}
      onSubmit={({ sessionId, anglerId, subject, text }) =>
        api.post("/api/events/{event}/protests", {
          params: { event: event.url },
          body: {
            sessionId: Number(sessionId),
            anglerId: Number(anglerId),
            subject: subject as ProtestSubject,
            text,
          },
        })
      }
      onSaved={() => {
        toast.success(m.protest_lodged());
        void queryClient.invalidateQueries({ queryKey: protestKeys.all(event.url) });
        onLodged?.();
      }}
      submitLabel={m.protest_lodge()}
    >
      <SelectField
        name={field("sessionId")}
        label={m.protest_field_session()}
        options={sessions.map((session) => ({ value: String(session.id), label: sessionLabel(session) }))}
      />
      <SelectField
        name={field("anglerId")}
        label={m.protest_field_angler()}
        options={anglers.map(({ id, number, name }) => ({ value: String(id), label: `${number} ${name}` }))}
      />
      <SelectField
        name={field("subject")}
        label={m.protest_field_subject()}
        options={protestSubjects.map((value) => ({ value, label: subjectLabels[value]() }))}
      />
      <TextAreaField
        name={field("text")}
        label={m.protest_field_text()}
        help={m.protest_field_text_help()}
        maxLength={protestLengths.text}
      />
    </Form>
  );
}
