import { useQuery } from "@tanstack/react-query";
import type { CeremonyResponse, CeremonyStep } from "@tightlines/contract/draw/ceremony";
import { lazy, Suspense } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { sectorHue } from "../../sector/sector-hue.ts";
import { sectorTitle } from "../../sector/sector-title.ts";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import styles from "./CeremonyPage.module.css";
import { SlideRows } from "./SlideRows.tsx";
import { useSlides } from "./use-slides.ts";

// There is a code only at the end, when the draw is published.
const PublishedCode = lazy(async () => ({ default: (await import("./PublishedCode.tsx")).PublishedCode }));

interface RevealedPartsProps {
  eventUrl: string;
  ceremony: CeremonyResponse;
}

/** The part that was revealed last, as large as the wall; below it which ones are shown and which are to come. */
export function RevealedParts({ eventUrl, ceremony }: RevealedPartsProps) {
  const api = useApi();
  const { data: sectors = [] } = useQuery(sectorListQuery(api, eventUrl));
  const { data: sessions = [] } = useQuery(sessionListQuery(api, eventUrl));
  const { slide, hasMore, isTurning, choose, stop, goOn } = useSlides(ceremony);
  const { steps, status, seedHash, inputHash, ingredient } = ceremony;
  const step = slide && steps[slide.step];
  if (!step) return null;
  const sector = sectors.find(({ id }) => id === step.sectorId);
  const session = sessions.find(({ id }) => id === step.sessionId);
  return (
    <>
      <section
        className={styles.part}
        aria-live="polite"
        style={sector ? sectorHue(sector.position).style : undefined}
      >
        <h1 className={styles.partTitle}>
          {sector && (
            <span className={styles.badge} aria-hidden>
              {sector.code}
            </span>
          )}
          <span className={styles.partName}>{sector ? sectorTitle(sector) : partName(step)}</span>
          <span className={styles.session}>
            {session && sessionLabel(session)}
            {slide.parts > 1 && ` · ${m.ceremony_slide({ slide: slide.part + 1, slides: slide.parts })}`}
          </span>
        </h1>
        <SlideRows key={`${slide.step} ${slide.part}`} rows={slide.rows} />
      </section>
      <footer className={styles.footer}>
        <ul className={styles.steps} aria-label={m.ceremony_steps()}>
          {steps.map(
            (one, index) =>
              one.sessionId === step.sessionId && (
                <li key={`${one.sessionId} ${one.sectorId} ${one.round}`}>
                  <StepButton
                    name={sectors.find(({ id }) => id === one.sectorId)?.code ?? partName(one)}
                    isRevealed={one.isRevealed}
                    isCurrent={index === slide.step}
                    onChoose={() => choose(index)}
                  />
                </li>
              ),
          )}
        </ul>
        {hasMore && (
          <Button variant="subtle" size="compact-sm" onClick={isTurning ? stop : goOn}>
            {isTurning ? m.ceremony_pause() : m.ceremony_go_on()}
          </Button>
        )}
        <p className={styles.proof}>
          {ingredient && `${m.ceremony_crowd_added()}: ${ingredient}. `}
          {m.ceremony_fingerprints({ seed: seedHash.slice(0, 8), input: inputHash.slice(0, 8) })}
        </p>
        {status !== "draft" && (
          <Suspense>
            <PublishedCode eventUrl={eventUrl} number={ceremony.number} />
          </Suspense>
        )}
      </footer>
    </>
  );
}

/** What a part is called that is about no sector. */
function partName({ round }: CeremonyStep): string {
  return round === null ? m.ceremony_order() : m.duel_round({ round });
}

interface StepButtonProps {
  name: string;
  isRevealed: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}

function StepButton({ name, isRevealed, isCurrent, onChoose }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      disabled={!isRevealed}
      aria-label={isRevealed ? undefined : m.ceremony_step_hidden({ step: name })}
      aria-current={isCurrent ? "step" : undefined}
      onClick={onChoose}
    >
      {name}
    </button>
  );
}
