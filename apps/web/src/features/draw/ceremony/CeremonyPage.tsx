import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { CeremonyResponse } from "@tightlines/contract/draw/ceremony";
import { type ReactNode, useRef } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { ThemeToggle } from "../../../ui/ThemeToggle.tsx";
import { ceremonyQuery } from "./ceremony.queries.ts";
import styles from "./CeremonyPage.module.css";
import { Fingerprints } from "./Fingerprints.tsx";
import { RevealedParts } from "./RevealedParts.tsx";
import { useWakeLock } from "./use-wake-lock.ts";

interface CeremonyPageProps {
  eventUrl: string;
  eventName: string;
}

/** For the projector: nothing but what the room needs. It follows what the organizer presses on the phone. */
export function CeremonyPage({ eventUrl, eventName }: CeremonyPageProps) {
  const { data: ceremony, isError } = useQuery(ceremonyQuery(useApi(), eventUrl));
  const page = useRef<HTMLElement>(null);
  useWakeLock();
  return (
    <main ref={page} tabIndex={-1} className={styles.stage}>
      <header className={styles.header}>
        <p className={styles.event}>{eventName}</p>
        <p className={styles.line} data-lost={isError || undefined}>
          {isError ? m.ceremony_lost() : m.ceremony_live()}
        </p>
        <div className={styles.tools}>
          <Button variant="subtle" size="compact-sm" onClick={() => void fillScreen(page.current)}>
            {m.ceremony_full_screen()}
          </Button>
          <ThemeToggle />
        </div>
      </header>
      {ceremony === null && <Words title={m.ceremony_none()} />}
      {ceremony && <Stage key={ceremony.runId} eventUrl={eventUrl} ceremony={ceremony} />}
    </main>
  );
}

function Stage({ eventUrl, ceremony }: { eventUrl: string; ceremony: CeremonyResponse }) {
  const { number, drawnAt, steps } = ceremony;
  if (!drawnAt) return <Promised ceremony={ceremony} />;
  if (steps.some(({ isRevealed }) => isRevealed))
    return <RevealedParts eventUrl={eventUrl} ceremony={ceremony} />;
  return (
    <Words title={m.ceremony_drawn({ number })}>
      {ceremony.ingredient && (
        <p className={styles.ingredient}>
          <span>{m.ceremony_crowd_added()}</span>
          <strong>{ceremony.ingredient}</strong>
        </p>
      )}
      <p className={styles.lead}>{m.ceremony_drawn_words()}</p>
    </Words>
  );
}

function Promised({ ceremony }: { ceremony: CeremonyResponse }) {
  const { number, anglers, seedHash, inputHash, takesIngredient } = ceremony;
  return (
    <Words title={m.ceremony_promised({ number })}>
      <p className={styles.lead}>{m.ceremony_promised_words({ count: anglers })}</p>
      <Fingerprints seedHash={seedHash} inputHash={inputHash} />
      {takesIngredient && <p className={styles.asked}>{m.ceremony_crowd_asked()}</p>}
    </Words>
  );
}

function Words({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className={styles.words} aria-live="polite">
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}

/** A browser that may not, such as one on a phone, leaves the page as it is. */
async function fillScreen(page: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await page?.requestFullscreen();
  } catch {
    // Refused: everything can be read all the same.
  }
}

const route = getRouteApi("/events/$eventUrl/draws/ceremony");

/** The page as its address asks for it. */
export function CeremonyRoute() {
  return <CeremonyPage {...route.useParams()} eventName={route.useLoaderData().name} />;
}
