import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { formatFee, paymentLabel } from "../registration-label.ts";
import { RegistrationStatusBadge } from "../RegistrationStatusBadge.tsx";
import { DecideBar } from "./DecideBar.tsx";
import styles from "./EditRegistrationPage.module.css";

/** What became of a registration, and what to do with it now. */
export function RegistrationFacts({
  registration,
  event,
}: {
  registration: RegistrationResponse;
  event: EventResponse;
}) {
  const { paymentStatus, fee, currency, reference, reason, createdAt } = registration;
  const { guardianName, guardianConsent, guardianConsentAt, acceptedRulesAt } = registration;
  const when = new Intl.DateTimeFormat(getLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: event.timeZone,
  });
  return (
    <section aria-label={m.desk_facts()}>
      <dl className={styles.facts}>
        <div>
          <dt>{m.desk_column_status()}</dt>
          <dd>
            <RegistrationStatusBadge {...registration} />
          </dd>
        </div>
        <div>
          <dt>{m.desk_column_payment()}</dt>
          <dd>
            {[
              fee ? paymentStatus && paymentLabel(paymentStatus) : null,
              formatFee(fee ?? 0, currency ?? "EUR"),
            ]
              .filter(Boolean)
              .join(", ")}
          </dd>
        </div>
        <div>
          <dt>{m.desk_reference()}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{m.desk_column_arrival()}</dt>
          <dd>{when.format(new Date(createdAt))}</dd>
        </div>
        {acceptedRulesAt && (
          <div>
            <dt>{m.desk_accepted_rules()}</dt>
            <dd>{when.format(new Date(acceptedRulesAt))}</dd>
          </div>
        )}
        {!guardianConsent && registration.entrants.some(({ isMinor }) => isMinor) && (
          <div className={styles.wide}>
            <dt>{m.desk_guardian_consent()}</dt>
            <dd>{m.desk_guardian_consent_none()}</dd>
          </div>
        )}
        {guardianConsent && guardianConsentAt && (
          <div className={styles.wide}>
            <dt>{m.desk_guardian_consent()}</dt>
            <dd>
              {m.desk_guardian_consent_given({
                name: guardianName ?? "",
                when: when.format(new Date(guardianConsentAt)),
                words: guardianConsent,
              })}
            </dd>
          </div>
        )}
        {reason && (
          <div className={styles.wide}>
            <dt>{m.desk_reason()}</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
      <DecideBar eventUrl={event.url} registrations={[registration]} />
    </section>
  );
}
