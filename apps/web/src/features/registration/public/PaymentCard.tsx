import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { writePaymentCode } from "@tightlines/domain/payment/payment-code";
import { listPaymentFacts } from "@tightlines/domain/payment/payment-request";
import { requestPayment } from "@tightlines/domain/payment/request-payment";
import { useApi } from "../../../lib/api/api.context.ts";
import { QrCode } from "../../../lib/qr/QrCode.tsx";
import { m } from "../../../paraglide/messages.js";
import { titleOf } from "../registration-label.ts";
import { registrationSettingsQuery } from "../registration.queries.ts";
import styles from "./PaymentCard.module.css";
import { PaymentLine } from "./PaymentLine.tsx";

export interface PaymentCardProps {
  event: EventResponse;
  registration: RegistrationResponse;
}

/** How to pay the fee: a code for banking apps, and the same to type. Nothing where the club gave no account. */
export function PaymentCard({ event, registration }: PaymentCardProps) {
  const { data: settings } = useQuery(registrationSettingsQuery(useApi(), event.url));
  const payable = { ...registration, name: titleOf(registration) };
  const payment = settings && requestPayment(event.name, settings, payable);
  if (!payment) return null;
  const code = writePaymentCode(payment);
  return (
    <section className={styles.payment} aria-label={m.registration_pay_title()}>
      <h3 className={styles.title}>{m.registration_pay_title()}</h3>
      <p>
        {code.ok ? m.registration_pay_scan() : m.registration_pay_type()}{" "}
        {m.registration_pay_reference_matters()}
      </p>
      <div className={styles.ways}>
        {code.ok && <QrCode text={code.value.text} label={m.registration_pay_code()} />}
        <dl className={styles.lines}>
          {listPaymentFacts(payment).map((line) => (
            <PaymentLine key={line.fact} line={line} currency={payment.amount.currency} />
          ))}
        </dl>
      </div>
    </section>
  );
}
