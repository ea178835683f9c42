import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { EventStatus } from "@tightlines/domain/event/status";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { eventProgressQuery } from "../event.queries.ts";
import { openLabel, type OpenSession } from "./open-label.ts";

/** What is in the way of finishing an event: what is fished or contested. What was never fished is only worth a word. */
export function useOpenSessions({ status, url }: EventResponse, to: EventStatus) {
  const isFinish = status === "running" && to === "finished";
  const { data, isLoading } = useQuery({ ...eventProgressQuery(useApi(), url), enabled: isFinish });
  const open = (isFinish && data?.openSessions) || [];
  const toCome = open.filter((session) => session.status === "scheduled");
  return {
    isLoading,
    obstacles: open.filter((session) => session.status !== "scheduled").map(sayObstacle),
    warning:
      toCome.length > 0 ? m.event_finish_scheduled({ sessions: toCome.map(openLabel).join(" · ") }) : null,
  };
}

function sayObstacle(session: OpenSession): string {
  const label = openLabel(session);
  return session.status === "running"
    ? m.event_finish_running({ session: label })
    : m.event_finish_provisional({ session: label });
}
