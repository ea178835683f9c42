import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { myResultsQuery } from "../result.queries.ts";
import type { LineFrame } from "./line-frame.ts";
import { ResultLine } from "./ResultLine.tsx";
import styles from "./Results.module.css";

/** Where whoever is signed in stands; nothing where they do not fish. */
export function MyLines(frame: LineFrame) {
  const { data: mine = [] } = useQuery(myResultsQuery(useApi(), frame.eventUrl, frame.wish));
  if (mine.length === 0) return null;
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <h3 id="mine">{m.result_mine()}</h3>
      {mine.map((row) => (
        <ResultLine key={row.id} {...frame} row={row} />
      ))}
    </section>
  );
}
