import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { ProtestResponse } from "@tightlines/contract/protest";
import type { SessionResponse } from "@tightlines/contract/session";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { correctedNow } from "../../../lib/clock.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { pickScoringSession } from "../../score/device/pick-session.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { SessionStatusBadge } from "../../session/SessionStatusBadge.tsx";
import { LodgeProtest } from "../LodgeProtest.tsx";
import { ProtestCard } from "../ProtestCard.tsx";
import { juryQuery } from "../protest.queries.ts";
import { DecideDialog } from "./DecideDialog.tsx";
import { JuryDecisions } from "./JuryDecisions.tsx";
import { JuryMatters } from "./JuryMatters.tsx";
import styles from "./JuryPage.module.css";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/protests");

/** Protests, missing cards and undecided entries of a session in one place, for those who make it official. */
export function JuryPage({ event }: { event: EventResponse }) {
  const query = useQuery(sessionListQuery(useApi(), event.url));
  const { session: wanted } = route.useSearch();
  return (
    <Page title={m.protest_jury_page()} description={m.protest_jury_description()}>
      <Loaded query={query} skeleton={<TableSkeleton rows={6} columns={2} />}>
        {(all) => {
          const sessions = all.filter(({ kind }) => kind === "official");
          const session =
            sessions.find(({ id }) => id === wanted) ?? pickScoringSession(sessions, correctedNow());
          if (!session) return <p>{m.score_no_session()}</p>;
          return <ChosenSession event={event} sessions={sessions} session={session} />;
        }}
      </Loaded>
    </Page>
  );
}

/** Says which other session has something to decide, too. */
function optionLabel(session: SessionResponse, protests: readonly ProtestResponse[]): string {
  const name = sessionLabel(session);
  const open = protests.filter(({ sessionId, status }) => sessionId === session.id && status === "open");
  return open.length === 0 ? name : m.protest_jury_option({ name, count: open.length });
}

interface ChosenSessionProps {
  event: EventResponse;
  sessions: readonly SessionResponse[];
  session: SessionResponse;
}

function ChosenSession({ event, sessions, session }: ChosenSessionProps) {
  const navigate = useNavigate();
  const query = useQuery(juryQuery(useApi(), event.url));
  const [isLodging, setLodging] = useState(false);
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <PlainSelect
          label={m.score_session()}
          value={String(session.id)}
          options={sessions.map((each) => ({
            value: String(each.id),
            label: optionLabel(each, query.data ?? []),
          }))}
          onChange={({ currentTarget }) =>
            void navigate({
              to: "/events/$eventUrl/manage/protests",
              params: { eventUrl: event.url },
              search: { session: Number(currentTarget.value) },
              replace: true,
            })
          }
        />
        <SessionStatusBadge status={session.status} />
        <Button onClick={() => setLodging(true)}>{m.protest_jury_add()}</Button>
      </div>
      <Loaded query={query} skeleton={<TableSkeleton rows={4} columns={2} />}>
        {(all) => {
          const protests = all.filter(({ sessionId }) => sessionId === session.id);
          const openProtests = protests.filter(({ status }) => status === "open").length;
          return (
            <>
              <JuryMatters event={event} session={session} openProtests={openProtests} />
              <section className={styles.part} aria-labelledby="jury-protests">
                <h2 id="jury-protests">{m.protest_jury_list()}</h2>
                {protests.length === 0 && <p>{m.protest_jury_none()}</p>}
                <ul className={styles.list}>
                  {protests.map((protest) => (
                    <JuryProtest key={protest.id} event={event} protest={protest} />
                  ))}
                </ul>
              </section>
            </>
          );
        }}
      </Loaded>
      <JuryDecisions event={event} sessionId={session.id} />
      {isLodging && <LodgeDialog event={event} session={session} onClose={() => setLodging(false)} />}
    </div>
  );
}

function JuryProtest({ event, protest }: { event: EventResponse; protest: ProtestResponse }) {
  const [isDeciding, setDeciding] = useState(false);
  const { status } = protest;
  return (
    <ProtestCard event={event} protest={protest}>
      {status !== "withdrawn" && (
        <Button {...(status === "open" && { variant: "filled" })} onClick={() => setDeciding(true)}>
          {status === "open" ? m.protest_decide() : m.protest_reopen()}
        </Button>
      )}
      {isDeciding && (
        <DecideDialog eventUrl={event.url} protest={protest} onClose={() => setDeciding(false)} />
      )}
    </ProtestCard>
  );
}

/** For somebody who came to the desk with a sheet of paper. */
function LodgeDialog({
  event,
  session,
  onClose,
}: Omit<ChosenSessionProps, "sessions"> & { onClose: () => void }) {
  const query = useQuery(anglersQuery(useApi(), event.url));
  return (
    <Dialog isOpen onClose={onClose} title={m.protest_jury_add()}>
      <Loaded query={query} skeleton={<TableSkeleton rows={3} columns={1} />}>
        {(anglers) => (
          <LodgeProtest
            event={event}
            sessions={[session]}
            anglers={anglers.map((angler) => ({ ...angler, name: nameOf(angler) }))}
            onLodged={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
