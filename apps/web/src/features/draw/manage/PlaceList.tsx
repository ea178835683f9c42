import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { DrawResponse } from "@tightlines/contract/draw";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { drawsQuery } from "../draw.queries.ts";
import { DrawnBanks } from "../DrawnBanks.tsx";
import styles from "./DrawListPage.module.css";

interface PlaceListProps {
  eventUrl: string;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
}

/** Everybody who has a peg, by a draw or by hand, each with the way to change it. */
export function PlaceList({ eventUrl, sessions, sectors }: PlaceListProps) {
  const query = useQuery(drawsQuery(useApi(), eventUrl));
  return (
    <Card
      title={m.peg_draw_result()}
      aside={
        <ButtonLink to="/events/$eventUrl/manage/draws/add" params={{ eventUrl }}>
          {m.place_add()}
        </ButtonLink>
      }
    >
      <Loaded query={query} skeleton={<TableSkeleton rows={2} columns={2} />}>
        {(draws) =>
          draws.length === 0 ? (
            <p className={styles.dim}>{m.place_list_empty()}</p>
          ) : (
            sessions.map((session) => (
              <Places
                key={session.id}
                eventUrl={eventUrl}
                session={session}
                sectors={sectors}
                draws={draws.filter(({ sessionId }) => sessionId === session.id)}
              />
            ))
          )
        }
      </Loaded>
    </Card>
  );
}

interface PlacesProps extends Pick<PlaceListProps, "eventUrl" | "sectors"> {
  session: SessionResponse;
  draws: readonly DrawResponse[];
}

function Places({ eventUrl, session, sectors, draws }: PlacesProps) {
  if (draws.length === 0) return null;
  const idOf = new Map(draws.map(({ anglerId, id }) => [anglerId, id]));
  return (
    <details className={styles.more}>
      <summary>{m.place_list_session({ session: sessionLabel(session), count: draws.length })}</summary>
      <DrawnBanks
        sectors={sectors}
        seats={draws}
        headingLevel={3}
        renderName={({ anglerId, anglerName }) => (
          <Link
            to="/events/$eventUrl/manage/draws/$drawId/edit"
            params={{ eventUrl, drawId: String(idOf.get(anglerId)) }}
          >
            {anglerName}
          </Link>
        )}
      />
    </details>
  );
}
