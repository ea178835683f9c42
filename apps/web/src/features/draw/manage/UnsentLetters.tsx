import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { drawRunQuery } from "../draw-run.queries.ts";
import styles from "./DrawListPage.module.css";

/** Whom nobody has written to about a draw, so that the organizer tells them. Nothing where everybody was. */
export function UnsentLetters({ eventUrl, runId }: { eventUrl: string; runId: number }) {
  const { data: run } = useQuery(drawRunQuery(useApi(), eventUrl, String(runId)));
  if (!run?.unsentLetters) return null;
  return <p className={styles.impossible}>{m.peg_draw_unsent({ count: run.unsentLetters })}</p>;
}
