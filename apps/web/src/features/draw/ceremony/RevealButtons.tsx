import { useQuery } from "@tanstack/react-query";
import type { CeremonyResponse, CeremonyStep } from "@tightlines/contract/draw/ceremony";
import type { SectorResponse } from "@tightlines/contract/sector";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import styles from "./CeremonyControl.module.css";
import { useReveal } from "./use-reveal.ts";

interface RevealButtonsProps {
  eventUrl: string;
  ceremony: CeremonyResponse;
}

/** A button for each part that is not shown yet, session by session. The next one is the loudest. */
export function RevealButtons({ eventUrl, ceremony }: RevealButtonsProps) {
  const api = useApi();
  const { data: sectors } = useQuery(sectorListQuery(api, eventUrl));
  const { data: sessions } = useQuery(sessionListQuery(api, eventUrl));
  const { reveal, sending } = useReveal(eventUrl, ceremony.runId);
  if (!sectors || !sessions) return null;
  const { steps } = ceremony;
  const hidden = steps.flatMap((step, index) => (step.isRevealed ? [] : { step, index }));
  return (
    <section className={styles.reveals} aria-labelledby="next">
      <h2 id="next" className={styles.next}>
        {m.ceremony_to_reveal()}
      </h2>
      <output className={styles.count}>
        {m.ceremony_revealed({ count: steps.length - hidden.length, all: steps.length })}
      </output>
      {sessions
        .filter(({ id }) => hidden.some(({ step }) => step.sessionId === id))
        .map((session) => (
          <section key={session.id} aria-label={sessionLabel(session)} className={styles.reveals}>
            <h3 className={styles.session}>{sessionLabel(session)}</h3>
            {hidden
              .filter(({ step }) => step.sessionId === session.id)
              .map(({ step, index }) => (
                <Button
                  key={index}
                  className={styles.press ?? ""}
                  variant={index === hidden[0]?.index ? "filled" : "default"}
                  fullWidth
                  loading={sending === index}
                  onClick={() => void reveal(index)}
                >
                  {labelOf(step, sectors)}
                </Button>
              ))}
          </section>
        ))}
      <Button
        className={styles.press ?? ""}
        variant="subtle"
        fullWidth
        loading={sending === "all"}
        onClick={() => void reveal("all")}
      >
        {m.ceremony_reveal_all()}
      </Button>
      <p className={styles.count}>{m.ceremony_once()}</p>
    </section>
  );
}

function labelOf({ sectorId, round }: CeremonyStep, sectors: readonly SectorResponse[]): string {
  const sector = sectors.find(({ id }) => id === sectorId);
  if (round !== null) return m.duel_reveal({ round });
  return sector ? m.ceremony_reveal_sector({ code: sector.code }) : m.ceremony_reveal_order();
}
