import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { useEffect } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { useScoreDesk } from "../device/use-score-desk.ts";
import { PhoneForm } from "../phone/PhoneForm.tsx";
import { forgetScores, scoreQuery } from "../score.queries.ts";
import styles from "./EditScorePage.module.css";
import { Penalties } from "./Penalties.tsx";
import { ScoreHistory } from "./ScoreHistory.tsx";
import { useReview } from "./use-review.tsx";
import { VoidScore } from "./VoidScore.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/scores/$scoreId/edit");

/** Corrects a score, with a reason, and shows everything that was ever said about it. */
export function EditScorePage({ event }: { event: EventResponse }) {
  const { scoreId } = route.useParams();
  const query = useQuery(scoreQuery(useApi(), event.url, scoreId));
  return (
    <Page
      narrow
      title={query.data?.anglerName ?? m.score_edit_page()}
      back={
        <Link
          to="/events/$eventUrl/manage/scores"
          params={{ eventUrl: event.url }}
          search={query.data ? { session: query.data.sessionId } : {}}
        >
          {m.score_back_to_list()}
        </Link>
      }
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
        {(score) => <EditScore event={event} score={score} />}
      </Loaded>
    </Page>
  );
}

function EditScore({ event, score }: { event: EventResponse; score: ScoreResponse }) {
  const { sessionId, anglerId } = score;
  const queryClient = useQueryClient();
  const { desk, ...state } = useScoreDesk(event.url, sessionId, anglerId);
  const { book, scores } = state;
  const stored = scores[0]?.revision;
  // What the device has sent or heard since is in the history, too.
  useEffect(() => {
    if (stored !== undefined && stored > score.revision) void forgetScores(queryClient, event.url);
  }, [stored, score.revision, queryClient, event.url]);
  const { review, dialog } = useReview(event.url, state, score);
  const session = book?.sessions.find(({ id }) => id === sessionId);
  if (!book || !session) return <FormSkeleton fields={5} />;
  return (
    <div className={styles.parts}>
      <p>{sessionLabel(session)}</p>
      <PhoneForm
        review={review}
        desk={desk}
        state={state}
        book={book}
        pair={{ sessionId, anglerId }}
        session={session}
      />
      <Penalties
        book={book}
        score={scores[0] ?? score}
        onSay={async (step) => {
          const reason = await review(step);
          if (reason) await desk.say({ sessionId, anglerId }, { ...step, reason });
        }}
      />
      <ScoreHistory event={event} score={score} book={book} />
      <VoidScore eventUrl={event.url} score={score} onVoided={() => void desk.sync()} />
      {dialog}
    </div>
  );
}
