import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { drawRunQuery } from "../draw-run.queries.ts";
import type { PegRunSummary } from "../session-run.ts";
import { TurnOrder } from "../TurnOrder.tsx";
import styles from "./DrawsPage.module.css";

interface ChoosingOrderProps {
  eventUrl: string;
  sessionId: number;
  /** The run that holds in this session, if any does. */
  run: PegRunSummary | undefined;
}

/** A session in which nobody has a peg: the order in which they choose one where that was drawn. */
export function ChoosingOrder({ eventUrl, sessionId, run }: ChoosingOrderProps) {
  const api = useApi();
  const isAsked = run !== undefined;
  const { data } = useQuery({ ...drawRunQuery(api, eventUrl, String(run?.id ?? 0)), enabled: isAsked });
  const { data: anglers } = useQuery({ ...anglersQuery(api, eventUrl), enabled: isAsked });
  const turns = data?.kind === "peg" ? data.turns?.filter((turn) => turn.sessionId === sessionId) : undefined;
  if (anglers && turns && turns.length > 0) return <TurnOrder turns={turns} anglers={anglers} />;
  return <p className={styles.dim}>{m.peg_draw_session_empty()}</p>;
}
