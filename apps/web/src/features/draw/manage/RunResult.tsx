import { useQuery } from "@tanstack/react-query";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { placesAnglers } from "@tightlines/domain/draw/places-anglers";
import { useApi } from "../../../lib/api/api.context.ts";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { ConstraintFacts } from "../ConstraintFacts.tsx";
import { DrawnBanks } from "../DrawnBanks.tsx";
import { DuelRounds } from "../duels/DuelRounds.tsx";
import { seatsOf } from "../seat.ts";
import { TurnOrder } from "../TurnOrder.tsx";
import styles from "./DrawListPage.module.css";

interface RunResultProps {
  event: Pick<EventResponse, "url">;
  run: PegRunResponse;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
}

/** What a draw came to: how well it keeps to what was asked, and then session by session. */
export function RunResult({ event, run, sessions, sectors }: RunResultProps) {
  const { data: anglers } = useQuery(anglersQuery(useApi(), event.url));
  if (!anglers) return null;
  const seats = seatsOf(run.placements ?? [], anglers);
  return (
    <div className={styles.result}>
      <Kept run={run} sessions={sessions} />
      {sessions
        .filter(({ id }) => run.sessionIds.includes(id))
        .map((session) => {
          const turns = (run.held ?? run).turns?.filter(({ sessionId }) => sessionId === session.id) ?? [];
          return (
            <section key={session.id} className={styles.ofSession}>
              <h3 className={styles.sessionTitle}>{sessionLabel(session)}</h3>
              {run.mode === "duels" && (
                <DuelRounds run={run} sessionId={session.id} anglers={anglers} sectors={sectors} />
              )}
              {run.mode === "order-of-choice" && <TurnOrder turns={turns} anglers={anglers} />}
              {placesAnglers(run.input.mode) && (
                <DrawnBanks
                  sectors={sectors}
                  seats={seats.filter(({ sessionId }) => sessionId === session.id)}
                  headingLevel={4}
                />
              )}
            </section>
          );
        })}
    </div>
  );
}

function Kept({ run: { report }, sessions }: Pick<RunResultProps, "run" | "sessions">) {
  if (!report || report.constraints.length === 0) return null;
  return (
    <ul className={styles.facts}>
      <ConstraintFacts constraints={report.constraints} sessions={sessions} />
    </ul>
  );
}
