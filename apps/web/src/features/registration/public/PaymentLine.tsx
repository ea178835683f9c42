import type { PaymentFact } from "@tightlines/domain/payment/payment-request";
import { useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast.ts";
import styles from "./PaymentCard.module.css";

export interface PaymentLineProps {
  line: PaymentFact;
  currency: string;
}

/** One line of a bank's form, with a button that copies it. */
export function PaymentLine({ line, currency }: PaymentLineProps) {
  const value = useRef<HTMLSpanElement>(null);
  const what =
    line.fact === "reference" && currency === "CZK" ? m.registration_pay_symbol() : labels[line.fact]();

  async function copy() {
    try {
      await navigator.clipboard.writeText(typedText(line));
      toast.success(m.registration_pay_copied({ what }));
    } catch {
      // Where the browser does not allow it, the reader copies what is selected.
      if (value.current) getSelection()?.selectAllChildren(value.current);
      toast.error(m.registration_pay_copy_failed());
    }
  }

  return (
    <div className={styles.line}>
      <dt>{what}</dt>
      <dd>
        <span ref={value} className="tabular">
          {line.value}
        </span>
        <Button
          variant="subtle"
          aria-label={m.registration_pay_copy_what({ what })}
          onClick={() => void copy()}
        >
          {m.registration_pay_copy()}
        </Button>
      </dd>
    </div>
  );
}

/** Banks' forms take numbers without the blanks they are printed with, and an amount without its currency. */
function typedText({ fact, value }: PaymentFact): string {
  if (fact === "iban" || fact === "reference") return value.replaceAll(" ", "");
  return fact === "amount" ? value.replace(/ .*$/, "") : value;
}

const labels: Record<PaymentFact["fact"], () => string> = {
  payee: m.registration_pay_payee,
  account: m.registration_pay_account,
  iban: m.registration_pay_iban,
  bic: m.registration_pay_bic,
  amount: m.registration_pay_amount,
  reference: m.registration_pay_reference,
  message: m.registration_pay_message,
};
