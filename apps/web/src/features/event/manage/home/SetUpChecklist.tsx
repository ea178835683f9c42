import { Link } from "@tanstack/react-router";
import type { Checklist, ChecklistStep, EventFacts } from "@tightlines/domain/event/event-checklist";
import { m } from "../../../../paraglide/messages.js";
import { Badge } from "../../../../ui/Badge.tsx";
import { Card } from "../../../../ui/Card.tsx";
import { CheckIcon } from "../../../../ui/FrameIcons.tsx";
import { VisuallyHidden } from "../../../../ui/VisuallyHidden.tsx";
import { blockerSentence, stepDone, stepPage, stepTitle } from "./checklist-words.ts";
import styles from "./SetUpChecklist.module.css";
import { useManagePage } from "./use-manage-page.ts";

export interface SetUpChecklistProps {
  checklist: Checklist;
  facts: EventFacts;
  eventUrl: string;
}

/** Every step to the draw: done, open with what is missing, or waiting for another. */
export function SetUpChecklist({ checklist, facts, eventUrl }: SetUpChecklistProps) {
  const pageOf = useManagePage(eventUrl);
  return (
    <Card
      title={m.event_checklist_title()}
      aside={checklist.isReadyToDraw && <Badge tone="reed">{m.event_checklist_ready()}</Badge>}
    >
      <ol className={styles.steps}>
        {checklist.steps.map((step, place) => (
          <li
            key={step.code}
            className={styles.step}
            data-state={step.state}
            aria-current={step.code === checklist.next ? "step" : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {step.state === "done" ? <CheckIcon size={18} /> : place + 1}
            </span>
            <div className={styles.words}>
              <StepTitle step={step} page={pageOf(stepPage(step.code))} />
              {sentencesOf(step, facts).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepTitle({ step, page }: { step: ChecklistStep; page: string | null }) {
  const title = (
    <>
      {stepTitle(step.code)}
      <VisuallyHidden>: {stateWords[step.state]()}</VisuallyHidden>
    </>
  );
  return page ? (
    <Link to={page} className={styles.title}>
      {title}
    </Link>
  ) : (
    <span className={styles.title}>{title}</span>
  );
}

const stateWords = {
  done: m.event_checklist_done,
  open: m.event_checklist_open,
  waiting: m.event_checklist_waiting,
};

function sentencesOf({ code, state, blockers, waitsFor }: ChecklistStep, facts: EventFacts): string[] {
  if (state === "done") return [stepDone(code, facts)];
  if (state === "waiting")
    return [m.event_checklist_waits_for({ steps: listWords(waitsFor.map(stepTitle)) })];
  return blockers.map(blockerSentence);
}

function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : m.event_checklist_and({ first: words.slice(0, -1).join(", "), last });
}
