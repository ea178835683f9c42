import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import { lazy, Suspense } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { categoryLabel } from "../../angler/category-label.ts";
import { EntrantReplies } from "../EntrantReplies.tsx";
import { ownSentence, ownTone } from "../own-words.ts";
import { formatFee, paymentLabel } from "../registration-label.ts";
import { ownRegistrationsQuery } from "../registration.queries.ts";
import type { LivePhase } from "../use-registration-phase.ts";
import { AcceptPlace } from "./AcceptPlace.tsx";
import { CancelRegistration } from "./CancelRegistration.tsx";
import styles from "./OwnRegistrations.module.css";

/** What writes payment codes is fetched only by whoever has to pay. */
const PaymentCard = lazy(() => import("./PaymentCard.tsx").then((page) => ({ default: page.PaymentCard })));

const CheckInCode = lazy(() => import("../CheckInCode.tsx").then((page) => ({ default: page.CheckInCode })));

export interface OwnRegistrationsProps {
  event: EventResponse;
  live: LivePhase;
}

/** What the reader has registered for this event, and what they can still do about it. */
export function OwnRegistrations({ event, live }: OwnRegistrationsProps) {
  const query = useQuery(ownRegistrationsQuery(useApi(), event.url));
  return (
    <Loaded query={query} skeleton={null} isEmpty={(registrations) => registrations.length === 0}>
      {(registrations) => <OwnList event={event} live={live} registrations={registrations} />}
    </Loaded>
  );
}

interface OwnListProps extends OwnRegistrationsProps {
  registrations: readonly RegistrationResponse[];
}

function OwnList({ event, live, registrations: data }: OwnListProps) {
  // Whoever cancelled and registered again looks for the new one; what has ended is of interest only alone.
  const standing = data.filter(({ status }) => isStanding(status));
  const shown = standing.length > 0 ? standing : data.slice(-1);
  return (
    <section aria-label={m.registration_own_title()} className={styles.own}>
      {shown.map((registration) => (
        <Own key={registration.id} event={event} registration={registration} live={live} />
      ))}
    </section>
  );
}

interface OwnProps extends OwnRegistrationsProps {
  registration: RegistrationResponse;
}

function Own({ event, registration, live: { phase, onThisClock } }: OwnProps) {
  const { reason, status, offeredUntil } = registration;
  const now = useNow();
  // Not before the time of the server is here: the device's clock may be fast.
  const isTold = phase !== null && now !== null && offeredUntil !== null;
  const isPassed = isTold && now >= Date.parse(onThisClock(offeredUntil));
  const canChange = phase === "open" && isStanding(status);
  return (
    <article className={styles.registration} data-tone={ownTone(registration)}>
      <h2 className={styles.sentence}>{ownSentence(registration, event.timeZone, isPassed)}</h2>
      <p>{peopleOf(registration)}</p>
      <p className={styles.facts}>{factsOf(registration)}</p>
      <EntrantReplies eventUrl={event.url} registration={registration} />
      {reason && <p>{m.registration_own_reason({ reason })}</p>}
      {owesFee(registration) && (
        <Suspense fallback={null}>
          <PaymentCard event={event} registration={registration} />
        </Suspense>
      )}
      {registration.checkInCode !== null && (
        <Suspense fallback={null}>
          <CheckInCode eventUrl={event.url} code={registration.checkInCode} />
        </Suspense>
      )}
      <div className={styles.actions}>
        {offeredUntil !== null && !isPassed && <AcceptPlace event={event} registration={registration} />}
        {canChange && (
          <ButtonLink
            to="/events/$eventUrl/registrations/register"
            params={{ eventUrl: event.url }}
            search={{ change: String(registration.id) }}
          >
            {m.registration_change()}
          </ButtonLink>
        )}
        {(canChange || offeredUntil !== null) && (
          <CancelRegistration event={event} registration={registration} isOpen={canChange} />
        )}
      </div>
      {phase === "closed" && isStanding(status) && (
        <p className={styles.facts}>{m.registration_own_closed()}</p>
      )}
    </article>
  );
}

function owesFee({ status, fee, paymentStatus }: RegistrationResponse): boolean {
  return status === "confirmed" && paymentStatus === "unpaid" && fee !== null && fee > 0;
}

function peopleOf({ teamName, entrants }: RegistrationResponse): string {
  const people = entrants.map(nameOf).join(", ");
  return teamName ? m.registration_own_team({ team: teamName, people }) : people;
}

/** Nobody owes anything for a place they do not have. */
function factsOf(registration: RegistrationResponse): string {
  const { id, status, awaitsDraw, category, fee, currency, paymentStatus } = registration;
  const price = fee !== null && currency !== null && fee > 0 ? [formatFee(fee, currency)] : [];
  const isDue = price.length > 0 && (status === "confirmed" || paymentStatus !== "unpaid");
  const paid = isDue && paymentStatus !== null ? [paymentLabel(paymentStatus)] : [];
  const number = awaitsDraw ? [m.lottery_own_number({ id })] : [];
  return [categoryLabel(category), ...price, ...paid, ...number].join(" · ");
}
