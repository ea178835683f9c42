import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatDayAndPeriod } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import type { Tone } from "../../../ui/theme.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { drawsQuery } from "../draw.queries.ts";
import type { PegRunSummary } from "../session-run.ts";
import styles from "./DrawListPage.module.css";

interface SessionStatesProps {
  event: EventResponse;
  sessions: readonly SessionResponse[];
  runs: readonly PegRunSummary[];
}

/** Session by session what is drawn and what is not. */
export function SessionStates({ event, sessions, runs }: SessionStatesProps) {
  const { data: draws = [] } = useQuery(drawsQuery(useApi(), event.url));
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => {
        const run = holdingRun(runs, session.id);
        const places = draws.filter(({ sessionId }) => sessionId === session.id).length;
        const { words, tone } = stateOf(session, run, places);
        return (
          <li key={session.id} className={styles.session}>
            <span className={styles.sessionName}>
              <strong>{sessionLabel(session)}</strong>
              <span className={styles.dim}>{formatDayAndPeriod(session, event.timeZone)}</span>
            </span>
            <StatusBadge tone={tone}>{words}</StatusBadge>
            <span className={styles.dim}>
              {[
                run && m.peg_draw_session_by({ number: run.number }),
                places > 0 && m.peg_draw_session_places({ count: places }),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf(
  { status }: SessionResponse,
  run: PegRunSummary | undefined,
  places: number,
): { words: string; tone: Tone } {
  if (status === "cancelled") return { words: m.peg_draw_session_over(), tone: "clay" };
  if (run?.status === "locked") return { words: m.peg_draw_session_locked(), tone: "reed" };
  if (places > 0) return { words: m.peg_draw_session_drawn(), tone: "reed" };
  if (run?.mode === "duels") return { words: m.duel_session_drawn(), tone: "reed" };
  if (run) return { words: m.peg_draw_session_order(), tone: "reed" };
  return status === "scheduled"
    ? { words: m.peg_draw_session_open(), tone: "float" }
    : { words: m.peg_draw_session_begun(), tone: "gravel" };
}
