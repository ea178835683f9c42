import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { orderAnglers } from "../device/order-anglers.ts";
import type { ScoreBook } from "../device/score-book.ts";
import type { Pair } from "../device/shown-score.ts";
import { useScoreDesk } from "../device/use-score-desk.ts";
import { useReview } from "../edit/use-review.tsx";
import { ScorePageState } from "../ScorePageState.tsx";
import type { ScoreSearch } from "../score-search.ts";
import { SunlightSwitch } from "../SunlightSwitch.tsx";
import styles from "./AddScorePage.module.css";
import { PhoneForm, type PhoneFormProps } from "./PhoneForm.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/scores/add");

/** Enters the score of one angler in one session, at the water. Everything on it comes from the device. */
export function AddScorePage() {
  const { eventUrl } = route.useParams();
  const search = route.useSearch();
  const { desk, ...state } = useScoreDesk(eventUrl, search.session, search.angler);
  return (
    <ScorePageState title={m.score_add_page()} state={state}>
      {(book) => {
        const session = book.sessions.find(({ id }) => id === search.session);
        const angler = book.anglers.find(({ id }) => id === search.angler);
        if (!session || !angler)
          return <Choose book={book} eventUrl={eventUrl} search={search} sessionId={state.sessionId} />;
        const pair: Pair = { sessionId: session.id, anglerId: angler.id };
        const place = orderAnglers(book, session.id).find(({ id }) => id === angler.id)?.place;
        const facts = [
          m.score_number(angler),
          angler.teamName,
          place && m.score_place({ sector: place.sectorCode, peg: place.pegNumber }),
          sessionLabel(session),
        ];
        return (
          <Page
            narrow
            title={nameOf(angler)}
            description={facts.filter(Boolean).join(" · ")}
            back={
              <Link
                to="/events/$eventUrl/manage/scores"
                params={{ eventUrl }}
                search={{ session: session.id }}
              >
                {m.score_back_to_list()}
              </Link>
            }
          >
            <EntryForm
              key={`${session.id} ${angler.id}`}
              desk={desk}
              state={state}
              book={book}
              pair={pair}
              session={session}
            />
            <div className={styles.scheme}>
              <SunlightSwitch />
            </div>
          </Page>
        );
      }}
    </ScorePageState>
  );
}

/** The form; a correction shows everybody whom it moves before it is saved. */
function EntryForm(props: Omit<PhoneFormProps, "review" | "reviewLater">) {
  const { book, state, pair } = props;
  const { review, dialog } = useReview(book.event.url, state, pair);
  return (
    <>
      <PhoneForm {...props} reviewLater={review} />
      {dialog}
    </>
  );
}

interface ChooseProps {
  eventUrl: string;
  search: ScoreSearch;
  book: ScoreBook;
  /** The one that is asked for, or the one being fished. */
  sessionId: number | undefined;
}

/** Whom it is about, where the address does not say it, or names somebody who is not there. */
function Choose({ book, eventUrl, search, sessionId }: ChooseProps) {
  const navigate = useNavigate();
  const sessions = book.sessions.filter(({ kind }) => kind !== "rest");
  const session = sessions.find(({ id }) => id === sessionId);
  const go = (next: ScoreSearch) =>
    void navigate({
      to: "/events/$eventUrl/manage/scores/add",
      params: { eventUrl },
      search: next,
      replace: true,
    });
  const anglers = session ? orderAnglers(book, session.id) : [];
  const isUnknown = search.angler !== undefined && search.session !== undefined;
  return (
    <Page
      narrow
      title={m.score_add_page()}
      description={isUnknown ? m.score_unknown_angler() : m.score_choose()}
    >
      {session ? (
        <div className={styles.choose}>
          <PlainSelect
            label={m.score_session()}
            value={String(session.id)}
            options={sessions.map((each) => ({ value: String(each.id), label: sessionLabel(each) }))}
            onChange={({ currentTarget }) => go({ ...search, session: Number(currentTarget.value) })}
          />
          <PlainSelect
            label={m.score_angler()}
            value=""
            options={[
              { value: "", label: "" },
              ...anglers.map((angler) => ({
                value: String(angler.id),
                label: `${angler.number} ${nameOf(angler)}`,
              })),
            ]}
            onChange={({ currentTarget }) => go({ session: session.id, angler: Number(currentTarget.value) })}
          />
        </div>
      ) : (
        <p>{m.score_no_session()}</p>
      )}
    </Page>
  );
}
