import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ExplainedSession } from "@tightlines/contract/result/explained-result";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { whyQuery } from "../result.queries.ts";
import { fishWords, sessionWords, tieWords } from "../why-words.ts";
import type { LineFrame } from "./line-frame.ts";
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
      {sessions.map((session) => (
        <SessionWhy key={`${session.unit.sessionId} ${session.name}`} {...frame} session={session} />
      ))}
      <p>
        <Link to="/events/$eventUrl/rules" params={{ eventUrl }}>
          {m.result_why_rules()}
        </Link>
      </p>
    </div>
  );
}

function SessionWhy({ session, ...frame }: LineFrame & { session: ExplainedSession }) {
  const { unit, name, fish } = session;
  return (
    <section>
      <h3>{m.result_why_session({ number: unit.sessionNumber, name })}</h3>
      {sessionWords(session, frame).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {fish.length > 0 && (
        <ol className={styles.fish}>
          {numbered(fish).map(([number, each]) => (
            <li key={number}>{fishWords(each, frame)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** In the order they were entered, which is all that tells one of two alike fish from the other. */
function numbered<Fish>(fish: readonly Fish[]): (readonly [number, Fish])[] {
  return [...fish.entries()];
}
