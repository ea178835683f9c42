import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { createReportDesk, type DeskState, type ReportDesk } from "./report-desk.ts";

/** A judge decides meanwhile: it is here after this long. What waits is tried more often. */
const FETCH_MS = 10_000;
const RETRY_MS = 3_000;

export function useReportDesk(eventUrl: string): DeskState & { desk: ReportDesk } {
  const api = useApi();
  const identity = useIdentity();
  const desk = useMemo(() => createReportDesk(api, identity, eventUrl), [api, identity, eventUrl]);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const isWaiting = state.waiting.some(({ answer }) => answer === null);

  useEffect(() => {
    const timer = setInterval(() => void desk.sync(), isWaiting ? RETRY_MS : FETCH_MS);
    return () => clearInterval(timer);
  }, [desk, isWaiting]);

  useEffect(() => {
    const syncWhenBack = () => void desk.sync();
    window.addEventListener("online", syncWhenBack);
    return () => window.removeEventListener("online", syncWhenBack);
  }, [desk]);
  return { ...state, desk };
}
