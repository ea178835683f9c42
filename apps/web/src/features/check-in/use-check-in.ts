import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useApi } from "../../lib/api/api.context.ts";
import { useIdentity } from "../../lib/identity/identity.context.ts";
import { type CheckInDesk, createCheckInDesk, type DeskState } from "./check-in-desk.ts";

/** Others check in, too: what they said is here after this long. What waits is tried more often. */
const FETCH_MS = 10_000;
const RETRY_MS = 3_000;

export function useCheckIn(eventUrl: string): DeskState & { desk: CheckInDesk } {
  const api = useApi();
  const identity = useIdentity();
  const desk = useMemo(() => createCheckInDesk(api, identity, eventUrl), [api, identity, eventUrl]);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const isWaiting = state.waiting.some(({ answer }) => answer === null);

  useEffect(() => {
    const timer = setInterval(() => void desk.sync(), isWaiting ? RETRY_MS : FETCH_MS);
    return () => clearInterval(timer);
  }, [desk, isWaiting]);

  useEffect(() => {
    const syncWhenBack = () => {
      if (navigator.onLine && document.visibilityState === "visible") void desk.sync();
    };
    document.addEventListener("visibilitychange", syncWhenBack);
    window.addEventListener("online", syncWhenBack);
    return () => {
      document.removeEventListener("visibilitychange", syncWhenBack);
      window.removeEventListener("online", syncWhenBack);
    };
  }, [desk]);
  return { ...state, desk };
}
