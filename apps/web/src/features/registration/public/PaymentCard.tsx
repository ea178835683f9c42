import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import { writePaymentCode } from "@tightlines/domain/payment/payment-code";
import { listPaymentFacts } from "@tightlines/domain/payment/payment-request";
import { requestPayment } from "@tightlines/domain/payment/request-payment";
import { useApi } from "../../../lib/api/api.context.ts";
import { QrCode } from "../../../lib/qr/QrCode.tsx";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { titleOf } from "../registration-label.ts";
import { registrationSettingsQuery } from "../registration.queries.ts";
import styles from "./PaymentCard.module.css";
import { PaymentLine } from "./PaymentLine.tsx";

export interface PaymentCardProps {
  event: EventResponse;
  registration: RegistrationResponse;
}

/** How to pay the fee: a code for banking apps, and the same to type. Nothing where the club gave no account. */
export function PaymentCard(props: PaymentCardProps) {
  const query = useQuery(registrationSettingsQuery(useApi(), props.event.url));
  return (
    <Loaded query={query} skeleton={null}>
      {(settings) => <HowToPay {...props} settings={settings} />}
    </Loaded>
  );
}

interface HowToPayProps extends PaymentCardProps {
  settings: RegistrationSettings;
}

function HowToPay({ event, registration, settings }: HowToPayProps) {
  const payable = { ...registration, name: titleOf(registration) };
  const payment = requestPayment(event.name, settings, payable);
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
