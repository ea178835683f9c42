import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { type EventFacts, makeChecklist } from "@tightlines/domain/event/event-checklist";
import { useApi } from "../../../../lib/api/api.context.ts";
import { m } from "../../../../paraglide/messages.js";
import { ChevronRightIcon } from "../../../../ui/ManageIcons.tsx";
import { eventProgressQuery } from "../../event.queries.ts";
import { blockerSentence, isStepPage, stepPage, stepTask } from "./checklist-words.ts";
import styles from "./SetUpTrail.module.css";
import { useManagePage } from "./use-manage-page.ts";

/** Above the page of a step while an event is set up: how far it is, and the way to the next step. */
export function SetUpTrail({ event }: { event: EventResponse }) {
  const here = useLocation({ select: ({ pathname }) => pathname.split("/manage/")[1] ?? "" });
  // Once it runs, sectors and groups are looked at for other reasons.
  const isBefore = event.status === "draft" || event.status === "published";
  const isShown = isBefore && isStepPage(here);
  const { data: facts } = useQuery({ ...eventProgressQuery(useApi(), event.url), enabled: isShown });
  return isShown && facts && <Trail facts={facts} here={here} eventUrl={event.url} />;
}

function Trail({ facts, here, eventUrl }: { facts: EventFacts; here: string; eventUrl: string }) {
  const { steps, next, isReadyToDraw } = makeChecklist(facts);
  const step = steps.find(({ code }) => code === next);
  const isHere = step && (here === stepPage(step.code) || here.startsWith(`${stepPage(step.code)}/`));
  const page = useManagePage(eventUrl)(step ? stepPage(step.code) : "");
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <nav className={styles.trail} aria-label={m.event_checklist_title()}>
      <Link
        to="/events/$eventUrl/manage"
        params={{ eventUrl }}
        activeOptions={{ exact: true }}
        className={styles.link}
      >
        {isReadyToDraw ? m.event_checklist_ready() : m.event_trail_done({ done, all: steps.length })}
      </Link>
      {step && isHere && step.blockers[0] && (
        <span className={styles.missing}>{blockerSentence(step.blockers[0])}</span>
      )}
      {step && page && !isHere && (
        <Link to={page} className={`${styles.link} ${styles.next}`}>
          {m.event_trail_next({ task: stepTask(step.code) })}
          <ChevronRightIcon size={18} />
        </Link>
      )}
    </nav>
  );
}
