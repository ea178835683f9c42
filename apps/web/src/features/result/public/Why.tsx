import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { whyQuery } from "../result.queries.ts";
import { tieWords } from "../why-words.ts";
import type { LineFrame } from "./line-frame.ts";
import { WholeSessions } from "./WholeSessions.tsx";
import styles from "./Results.module.css";

/** Why a place came out so, in words: the tie-break, and session by session what counted and what it scored. */
export function Why({ id, ...frame }: LineFrame & { id: number }) {
  const { eventUrl, wish } = frame;
  const { data, error } = useQuery(whyQuery(useApi(), eventUrl, { ...wish, id }));
  if (error) return <p>{m.result_why_failed()}</p>;
  if (!data) return <p>{m.result_why_loading()}</p>;
  const { decidedBy, awaitsLot, charged, sessions } = data;
  return (
    <div className={styles.why}>
      {wish.session === undefined && (
        <>
          {decidedBy && <p>{tieWords(decidedBy, frame)}</p>}
          {awaitsLot && <p>{m.result_why_lot()}</p>}
        </>
      )}
      {charged !== null && <p>{m.result_why_charged({ points: charged })}</p>}
      <WholeSessions {...frame} sessions={sessions} heading="h3" />
      <p>
        <Link to="/events/$eventUrl/rules" params={{ eventUrl }}>
          {m.result_why_rules()}
        </Link>
      </p>
    </div>
  );
}
