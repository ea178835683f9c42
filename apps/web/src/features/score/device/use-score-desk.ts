import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { createScoreDesk, type DeskState, type ScoreDesk } from "./score-desk.ts";
import { openScoreSender, quietApi } from "./score-sender.ts";

/** Others enter scores, too: what they said is here after this long. */
const FETCH_MS = 20_000;

export function useScoreDesk(
  eventUrl: string,
  sessionId?: number,
  anglerId?: number,
): DeskState & { desk: ScoreDesk } {
  const identity = useIdentity();
  const desk = useMemo(
    () =>
      createScoreDesk({
        api: quietApi(identity),
        identity,
        sender: openScoreSender(identity),
        eventUrl,
        subject: { sessionId, anglerId },
      }),
    [identity, eventUrl, sessionId, anglerId],
  );
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  useEffect(() => {
    const sync = () => void desk.sync();
    const timer = setInterval(sync, FETCH_MS);
    window.addEventListener("online", sync);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", sync);
    };
  }, [desk]);
  return { ...state, desk };
}
