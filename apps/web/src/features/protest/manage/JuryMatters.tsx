import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { protestWindow } from "@tightlines/domain/session/protest-window";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { boardQuery } from "../../score/board/board.queries.ts";
import styles from "./JuryPage.module.css";

export interface JuryMattersProps {
  event: EventResponse;
  session: SessionResponse;
  openProtests: number;
}

/** Everything that keeps a session from becoming official, each with the page where it is settled. */
export function JuryMatters({ event, session, openProtests }: JuryMattersProps) {
  const query = useQuery(boardQuery(useApi(), event.url, session.id));
  const now = useNow() ?? 0;
  const window = protestWindow(session, event.protestMinutes, new Date(now).toISOString());
  const until = window.kind === "open" ? window.until : null;
  const params = { eventUrl: event.url };
  return (
    <Card title={m.protest_jury_matters()}>
      <Loaded query={query} skeleton={<TableSkeleton rows={2} columns={1} />}>
        {({ seats, openCount }) => {
          const missing = seats.filter(({ scoreId }) => scoreId === null).length;
          const isClear = missing + openCount + openProtests === 0 && until === null;
          return (
            <ul className={styles.matters}>
              {isClear && <li>{m.protest_jury_clear()}</li>}
              {openProtests > 0 && <li>{m.protest_jury_link({ count: openProtests })}</li>}
              {missing > 0 && (
                <li>
                  <Link
                    to="/events/$eventUrl/manage/scores/board"
                    params={params}
                    search={{ session: session.id, missing: true }}
                  >
                    {m.protest_jury_missing({ count: missing })}
                  </Link>
                </li>
              )}
              {openCount > 0 && (
                <li>
                  <Link to="/events/$eventUrl/manage/scores/decisions" params={params}>
                    {m.protest_jury_entries({ count: openCount })}
                  </Link>
                </li>
              )}
              {until !== null && (
                <li>{m.protest_jury_window({ time: formatMoment(until, event.timeZone) })}</li>
              )}
              <li>
                <Link
                  to="/events/$eventUrl/manage/sessions/$sessionId/edit"
                  params={{ ...params, sessionId: String(session.id) }}
                >
                  {m.protest_jury_session()}
                </Link>
              </li>
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}
