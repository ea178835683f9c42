import { eventProgressEndpoints } from "@tightlines/contract/event-progress";
import type { EventProgressResponse } from "@tightlines/contract/event-progress";
import type { Serve } from "../platform/http/serve.ts";
import { countProgress, type EventProgress } from "./event-progress.repository.ts";

export function eventProgressRoutes(serve: Serve): void {
  serve(eventProgressEndpoints.getEventProgress, async ({ db, event }) => ({
    data: presentProgress(await countProgress(db, event.id)),
  }));
}

function presentProgress({ nextSession, ...facts }: EventProgress): EventProgressResponse {
  return {
    ...facts,
    nextSession: nextSession && {
      ...nextSession,
      startsAt: nextSession.startsAt.toISOString(),
      endsAt: nextSession.endsAt.toISOString(),
    },
  };
}
