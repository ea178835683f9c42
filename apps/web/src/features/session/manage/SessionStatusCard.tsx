import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { needsReason, nextSessionStatuses } from "@tightlines/domain/session/session-status";
import type { SessionStatus } from "@tightlines/domain/session/session-status";
import { startDoubt, type StartDoubt } from "@tightlines/domain/session/start-doubt";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { clockOffset } from "../../../lib/clock.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { SessionStatusBadge } from "../SessionStatusBadge.tsx";
import { isPassed, sessionLabel } from "../session-label.ts";
import { sessionListQuery } from "../session.queries.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { sessionAction } from "./session-action.ts";
import styles from "./SessionStatusCard.module.css";
import { StartQuestion } from "./StartQuestion.tsx";
import { useChangeSessionStatus } from "./use-change-session-status.ts";

/** Where a session stands and where it can go, each step with its consequence. */
export function SessionStatusCard({ event, session }: { event: EventResponse; session: SessionResponse }) {
  const { changeStatus, isChanging, unfinished, forgetUnfinished, contested, forgetContested } =
    useChangeSessionStatus(event, session);
  const [isReopening, setReopening] = useState(false);
  const [doubt, setDoubt] = useState<StartDoubt | null>(null);
  const { data: sessions = [] } = useQuery(sessionListQuery(useApi(), event.url));
  const next = nextSessionStatuses(session.status, session.kind);

  function choose(status: SessionStatus) {
    const asked = status === "running" && session.status === "scheduled" ? doubtNow(session, sessions) : null;
    if (needsReason(session.status, status)) setReopening(true);
    else if (asked) setDoubt(asked);
    else void changeStatus(status);
  }

  return (
    <Card
      title={m.session_status_title()}
      aside={<SessionStatusBadge status={session.status} isPassed={isPassed(session.status, event)} />}
    >
      <ul className={styles.actions}>
        {next.map((status, place) => {
          const { label, sentence } = sessionAction(session.status, status);
          return (
            <li key={status}>
              <Button
                disabled={isChanging}
                {...(place === 0 && status !== "cancelled" && { variant: "filled" })}
                {...(status === "cancelled" && { color: "clay" })}
                onClick={() => choose(status)}
              >
                {label}
              </Button>
              <span>{sentence}</span>
            </li>
          );
        })}
      </ul>
      <StartQuestion
        event={event}
        session={session}
        doubt={doubt}
        onClose={() => setDoubt(null)}
        onStart={() => {
          setDoubt(null);
          void changeStatus("running");
        }}
      />
      <Dialog isOpen={unfinished !== null} onClose={forgetUnfinished} title={m.session_missing_title()}>
        <p>{unfinished?.sentence}</p>
        <p>
          {unfinished?.hasOpen ? (
            <Link to="/events/$eventUrl/manage/scores/decisions" params={{ eventUrl: event.url }}>
              {m.session_undecided_list()}
            </Link>
          ) : (
            <Link
              to="/events/$eventUrl/manage/scores/board"
              params={{ eventUrl: event.url }}
              search={{ session: session.id, missing: true }}
            >
              {m.session_missing_list()}
            </Link>
          )}
        </p>
        <Button
          color="clay"
          loading={isChanging}
          onClick={() => void changeStatus(unfinished!.status, { acceptsMissing: true })}
        >
          {m.session_close_without()}
        </Button>
      </Dialog>
      <ReasonDialog
        event={event}
        session={session}
        status="provisional"
        words={{
          title: m.session_reopen_title({ name: sessionLabel(session) }),
          label: m.session_reopen_reason(),
          help: m.session_reopen_reason_help(),
          submit: m.session_to_reopened(),
        }}
        isOpen={isReopening}
        onClose={() => setReopening(false)}
      />
      <ReasonDialog
        event={event}
        session={session}
        status="official"
        words={{
          title: m.session_contested_title(),
          sentence: contested,
          label: m.session_contested_reason(),
          help: m.session_contested_reason_help(),
          submit: m.session_contested_save(),
        }}
        isOpen={contested !== null}
        onClose={forgetContested}
      />
    </Card>
  );
}

function doubtNow(session: SessionResponse, sessions: readonly SessionResponse[]): StartDoubt | null {
  return startDoubt(session, sessions, Date.now() + clockOffset());
}
