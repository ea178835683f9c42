import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { useState } from "react";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { DrawChanges } from "../DrawChanges.tsx";
import { SessionDuels } from "../duels/SessionDuels.tsx";
import type { PegRunSummary } from "../session-run.ts";
import styles from "./DrawListPage.module.css";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { UndoChange } from "./UndoChange.tsx";
import { UnsentLetters } from "./UnsentLetters.tsx";
import { useRunStep } from "./use-run-step.ts";

interface RunInForceProps {
  event: EventResponse;
  run: PegRunSummary;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
}

/** A draw that holds: to be locked, unlocked or undone, and what holds of it now. */
export function RunInForce({ event, run, sessions, sectors }: RunInForceProps) {
  const { send, isSending } = useRunStep(event.url);
  const [asked, setAsked] = useState<"unlock" | "publish/undo" | null>(null);
  const { number } = run;
  const isLocked = run.status === "locked";
  const drawn = sessions.filter(({ id }) => run.sessionIds.includes(id));
  return (
    <Card
      title={m.draw_in_force({ number })}
      aside={
        isLocked ? (
          <Button onClick={() => setAsked("unlock")}>{m.peg_draw_unlock()}</Button>
        ) : (
          <div className={styles.tools}>
            <Button variant="subtle" onClick={() => setAsked("publish/undo")}>
              {m.peg_draw_undo()}
            </Button>
            <Button loading={isSending} onClick={() => void send(run, "lock", m.peg_draw_locked({ number }))}>
              {m.peg_draw_lock()}
            </Button>
          </div>
        )
      }
    >
      <p>{m.peg_draw_of_sessions({ sessions: drawn.map(sessionLabel).join(", ") })}</p>
      <UnsentLetters eventUrl={event.url} runId={run.id} />
      <p className={styles.dim}>{m.peg_draw_lock_help()}</p>
      {run.mode === "order-of-choice" && (
        <ButtonLink
          to="/events/$eventUrl/manage/draws/choose"
          params={{ eventUrl: event.url }}
          variant="filled"
        >
          {m.choosing_link()}
        </ButtonLink>
      )}
      {run.mode === "duels" && (
        <details className={styles.more}>
          <summary>{m.duel_result()}</summary>
          <div className={styles.result}>
            {drawn.map((session) => (
              <section key={session.id} className={styles.ofSession}>
                <h3 className={styles.sessionTitle}>{sessionLabel(session)}</h3>
                <SessionDuels eventUrl={event.url} runId={run.id} sessionId={session.id} sectors={sectors} />
              </section>
            ))}
          </div>
        </details>
      )}
      {run.changes > 0 && (
        <details className={styles.more}>
          <summary>{m.change_history()}</summary>
          <DrawChanges
            eventUrl={event.url}
            timeZone={event.timeZone}
            runId={run.id}
            renderAction={(change) => <UndoChange eventUrl={event.url} runId={run.id} change={change} />}
          />
        </details>
      )}
      <ReasonDialog eventUrl={event.url} run={run} step={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}
