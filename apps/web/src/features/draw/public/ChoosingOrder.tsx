import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { choosingQuery } from "../choosing/choosing.queries.ts";
import { TurnList } from "../choosing/TurnList.tsx";
import styles from "./DrawsPage.module.css";

/** In which order the pegs of a session are chosen, what is chosen already and whose turn it is. */
export function ChoosingOrder({ eventUrl, sessionId }: { eventUrl: string; sessionId: number }) {
  const { data } = useQuery(choosingQuery(useApi(), eventUrl));
  const choosing = data?.find((one) => one.sessionId === sessionId);
  if (!choosing) return null;
  return (
    <section className={styles.group}>
      <h4 className={styles.team}>{m.peg_draw_turns()}</h4>
      <TurnList choosing={choosing} />
    </section>
  );
}
