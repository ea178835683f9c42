import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Api } from "../../../lib/api/api.ts";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { fetchScoreBook } from "./score-book.ts";
import { accountCaller } from "./score-caller.ts";
import { createScoreDesk, type DeskState, type Fetched, type ScoreDesk, sessionOf } from "./score-desk.ts";
import type { ScoreDeskOptions } from "./score-desk.ts";
import { openScoreSender, quietApi } from "./score-sender.ts";

/** Others enter scores, too: what they said is here after this long. */
const FETCH_MS = 20_000;

export function useScoreDesk(
  eventUrl: string,
  sessionId?: number,
  anglerId?: number,
): DeskState & { desk: ScoreDesk } {
  const identity = useIdentity();
  const desk = useMemo(() => {
    const api = quietApi(identity);
    return createScoreDesk({
      caller: accountCaller(api, identity),
      sender: openScoreSender(identity),
      eventUrl,
      subject: { sessionId, anglerId },
      fetch: fetchFor(api, eventUrl),
    });
  }, [identity, eventUrl, sessionId, anglerId]);
  return useDesk(desk, FETCH_MS);
}

/** Follows a desk, and lets it ask the server from time to time. */
export function useDesk(desk: ScoreDesk, fetchMs: number): DeskState & { desk: ScoreDesk } {
  const state = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  useEffect(() => {
    const sync = () => void desk.sync();
    const timer = setInterval(sync, fetchMs);
    window.addEventListener("online", sync);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", sync);
    };
  }, [desk, fetchMs]);
  return { ...state, desk };
}

function fetchFor(api: Api, eventUrl: string): ScoreDeskOptions["fetch"] {
  return async (owner, subject, fresh): Promise<Fetched> => {
    const book = fresh ?? (await fetchScoreBook(api, eventUrl, owner));
    const sessionId = sessionOf(book, subject);
    if (!sessionId) return { book, scores: [] };
    const query = { sessionId, anglerId: subject.anglerId, pageSize: WHOLE_LIST };
    const params = { event: String(book.event.id) };
    return { book, scores: (await api.get("/api/events/{event}/scores", { params, query })).data };
  };
}
