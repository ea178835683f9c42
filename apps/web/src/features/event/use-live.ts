import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/api.context.ts";
import { eventQuery } from "./event.queries.ts";

/** Often enough to follow a match, and seldom enough for a server that thousands watch. */
const ASK_AGAIN_MS = 10_000;

/** For a query of an event's page: while the event is fished, what it shows moves by itself. */
export function useLive(eventUrl: string): { refetchInterval?: number } {
  const { data: event } = useQuery(eventQuery(useApi(), eventUrl));
  return event?.status === "running" ? { refetchInterval: ASK_AGAIN_MS } : {};
}
