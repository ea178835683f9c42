import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { makeChecklist } from "@tightlines/domain/event/event-checklist";
import { isRightAtLeast } from "@tightlines/domain/event/event-right";
import { shownStatus } from "@tightlines/domain/event/status";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { PencilIcon } from "../../../ui/ManageIcons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { eventProgressQuery } from "../event.queries.ts";
import { CopyEvent } from "./CopyEvent.tsx";
import styles from "./EventHomePage.module.css";
import { EventLife } from "./home/EventLife.tsx";
import { KeyFigures } from "./home/KeyFigures.tsx";
import { NextSessionCard } from "./home/NextSessionCard.tsx";
import { NextStep } from "./home/NextStep.tsx";
import { SetUpChecklist } from "./home/SetUpChecklist.tsx";
import { ShareEvent } from "./share/ShareEvent.tsx";

/** Where the event stands, what is done, what comes next and what blocks it. */
export function EventHomePage({ event }: { event: EventResponse }) {
  const role = useSignedIn()?.role;
  const canOrganize = role === "administrator" || isRightAtLeast(event.right, "organizer");
  // Nothing is left to set up, and nobody waits for its sessions.
  const isCancelled = shownStatus(event) === "cancelled";
  const query = useQuery(eventProgressQuery(useApi(), event.url));
  return (
    <Page title={event.name} action={canOrganize && <Actions event={event} />}>
      <Loaded query={query} skeleton={<CardsSkeleton cards={3} />}>
        {({ nextSession, openSessions, ...facts }) => {
          const checklist = makeChecklist(facts);
          return (
            <div className={styles.home}>
              {canOrganize ? (
                <NextStep event={event} checklist={checklist} openSessions={openSessions} />
              ) : (
                <Banner>{m.event_home_scorer()}</Banner>
              )}
              {canOrganize && <ShareEvent event={event} />}
              {nextSession && !isCancelled && (
                <NextSessionCard session={nextSession} timeZone={event.timeZone} />
              )}
              <KeyFigures facts={facts} eventUrl={event.url} isLinked={canOrganize} />
              {canOrganize && !isCancelled && (
                <SetUpChecklist checklist={checklist} facts={facts} eventUrl={event.url} />
              )}
              <EventLife event={event} />
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Actions({ event }: { event: EventResponse }) {
  return (
    <>
      <CopyEvent event={event} />
      <ButtonLink
        to="/events/$eventUrl/manage/edit"
        params={{ eventUrl: event.url }}
        leftSection={<PencilIcon size={18} />}
      >
        {m.event_edit_title()}
      </ButtonLink>
    </>
  );
}
