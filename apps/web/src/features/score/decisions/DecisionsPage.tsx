import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { LoggedOperation } from "@tightlines/contract/score/score-operation";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import { ConflictCard } from "./ConflictCard.tsx";
import { type Choice, DecideDialog } from "./DecideDialog.tsx";
import { bookQuery, openOperationsQuery } from "./decision.queries.ts";
import styles from "./DecisionsPage.module.css";
import { RefusedCard } from "./RefusedCard.tsx";
import { sortOpen } from "./sort-open.ts";

/** Everything about the scores that somebody has to decide: contradictions with both versions, and what was refused. */
export function DecisionsPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const book = useQuery(bookQuery(api, event.url));
  const open = useQuery(openOperationsQuery(api, event.url));
  return (
    <Page
      title={m.decision_page()}
      description={m.decision_description()}
      back={
        <Link to="/events/$eventUrl/manage/scores" params={{ eventUrl: event.url }}>
          {m.score_back_to_list()}
        </Link>
      }
    >
      <Loaded query={book} skeleton={<FormSkeleton fields={3} />}>
        {(words) => (
          <Loaded
            query={open}
            skeleton={<FormSkeleton fields={3} />}
            isEmpty={(operations) => operations.length === 0}
            empty={
              <EmptyState
                drawing={<QuietWater />}
                title={m.decision_none_title()}
                sentence={m.decision_none()}
              />
            }
          >
            {(operations) => <OpenEntries eventUrl={event.url} book={words} open={operations} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface OpenEntriesProps {
  eventUrl: string;
  book: ScoreBook;
  open: readonly LoggedOperation[];
}

function OpenEntries({ eventUrl, book, open }: OpenEntriesProps) {
  const [choice, setChoice] = useState<Choice>();
  const { conflicts, refused } = sortOpen(open);
  return (
    <div className={styles.page}>
      {conflicts.length > 0 && (
        <section className={styles.part}>
          <h2>{m.decision_conflicts()}</h2>
          {conflicts.map((operation) => (
            <ConflictCard key={operation.id} {...{ eventUrl, book, operation }} onChoose={setChoice} />
          ))}
        </section>
      )}
      {refused.length > 0 && (
        <section className={styles.part}>
          <h2>{m.decision_refused()}</h2>
          {refused.map(({ key, operations }) => (
            <RefusedCard key={key} {...{ book, operations }} onChoose={setChoice} />
          ))}
        </section>
      )}
      {choice && <DecideDialog eventUrl={eventUrl} choice={choice} onClose={() => setChoice(undefined)} />}
    </div>
  );
}
