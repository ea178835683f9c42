import { useQueryClient } from "@tanstack/react-query";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { ReplyStatus } from "@tightlines/domain/registration/entrant-reply";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import { useState } from "react";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import type { Tone } from "../../ui/theme.ts";
import { toast } from "../../ui/toast.ts";
import { nameOf } from "../angler/angler-name.ts";
import styles from "./EntrantReplies.module.css";
import { registrationKeys } from "./registration.queries.ts";

const labels: Record<ReplyStatus, () => string> = {
  "not-asked": m.registration_reply_status_not_asked,
  waiting: m.registration_reply_status_waiting,
  yes: m.registration_reply_status_yes,
  no: m.registration_reply_status_no,
};

const tones: Record<ReplyStatus, Tone> = { "not-asked": "gravel", waiting: "float", yes: "reed", no: "clay" };

export interface EntrantRepliesProps {
  eventUrl: string;
  registration: RegistrationResponse;
}

/** Whether everybody of a team takes part, as they have said themselves; for the captain and the desk. */
export function EntrantReplies({ eventUrl, registration }: EntrantRepliesProps) {
  if (registration.kind !== "team" || !isStanding(registration.status)) return null;
  return (
    <section aria-label={m.registration_replies()}>
      <ul className={styles.people}>
        {registration.entrants.map((entrant) => (
          <li key={entrant.id} className={styles.person}>
            <span>
              {entrant.isReserve ? m.registration_reserve_named({ name: nameOf(entrant) }) : nameOf(entrant)}
            </span>
            {entrant.reply && <Badge tone={tones[entrant.reply]}>{labels[entrant.reply]()}</Badge>}
            {entrant.email && entrant.reply !== "yes" && <AskAgain eventUrl={eventUrl} entrant={entrant} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AskAgainProps {
  eventUrl: string;
  entrant: RegistrationResponse["entrants"][number];
}

function AskAgain({ eventUrl, entrant }: AskAgainProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const name = nameOf(entrant);

  async function send() {
    setSending(true);
    try {
      const params = { event: eventUrl, id: String(entrant.id) };
      await api.post("/api/events/{event}/entrants/{id}/ask", { params });
      toast.success(m.registration_reply_asked({ name }));
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      await queryClient.invalidateQueries({ queryKey: registrationKeys.all(eventUrl) });
      setSending(false);
    }
  }

  const isFirst = entrant.reply === "not-asked";
  return (
    <Button
      variant="subtle"
      disabled={isSending}
      aria-label={isFirst ? m.registration_reply_ask_of({ name }) : m.registration_reply_again_of({ name })}
      onClick={() => void send()}
    >
      {isFirst ? m.registration_reply_ask() : m.registration_reply_again()}
    </Button>
  );
}
