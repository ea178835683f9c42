import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { penaltyDoes } from "../../score/edit/penalty-words.ts";
import { sessionScoresQuery } from "../../score/score.queries.ts";
import styles from "./JuryPage.module.css";

/** Cards and decisions on the scores of a session, each with what it does, why, and the page where it is taken back. */
export function JuryDecisions({ event, sessionId }: { event: EventResponse; sessionId: number }) {
  const query = useQuery(sessionScoresQuery(useApi(), event.url, sessionId));
  return (
    <section className={styles.part} aria-labelledby="jury-decisions">
      <h2 id="jury-decisions">{m.penalty_title()}</h2>
      <Loaded query={query} skeleton={<TableSkeleton rows={2} columns={1} />}>
        {(scores) => {
          const decisions = scores.flatMap((score) =>
            score.penalties
              .filter(({ voidReason }) => voidReason === null)
              .map((penalty) => ({ score, penalty })),
          );
          if (decisions.length === 0) return <p>{m.penalty_none()}</p>;
          return (
            <ul className={styles.matters}>
              {decisions.map(({ score, penalty }) => (
                <li key={penalty.id}>
                  <Link
                    to="/events/$eventUrl/manage/scores/$scoreId/edit"
                    params={{ eventUrl: event.url, scoreId: String(score.id) }}
                  >
                    {score.anglerName}
                  </Link>{" "}
                  {[penalty.code, penaltyDoes(penalty, event.units), penalty.reason].join(" · ")}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
