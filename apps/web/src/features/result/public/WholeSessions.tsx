import type { ExplainedSession } from "@tightlines/contract/result/explained-result";
import type { ResultTables } from "@tightlines/contract/result/result-table";
import { m } from "../../../paraglide/messages.js";
import type { Units } from "../../score/measure.ts";
import { fishWords, sessionWords } from "../why-words.ts";
import styles from "./Results.module.css";

interface WholeSessionsProps {
  units: Units;
  tables: Pick<ResultTables, "rawMeasure" | "roundMeasure">;
  sessions: readonly ExplainedSession[];
  /** One level below what stands above. */
  heading: "h3" | "h4";
}

/** Session by session, in words: what was caught, what of it counted, and what it brought. */
export function WholeSessions({ units, tables, sessions, heading: Heading }: WholeSessionsProps) {
  const frame = { units, tables };
  return sessions.map((session) => (
    <section key={`${session.unit.sessionId} ${session.name}`}>
      <Heading>{m.result_why_session({ number: session.unit.sessionNumber, name: session.name })}</Heading>
      {sessionWords(session, frame).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {session.fish.length > 0 && (
        <ol className={styles.fish}>
          {numbered(session.fish).map(([number, each]) => (
            <li key={number}>{fishWords(each, frame)}</li>
          ))}
        </ol>
      )}
    </section>
  ));
}

/** In the order they were entered, which is all that tells one of two alike fish from the other. */
function numbered<Fish>(fish: readonly Fish[]): (readonly [number, Fish])[] {
  return [...fish.entries()];
}
