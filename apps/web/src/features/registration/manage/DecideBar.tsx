import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { needsReason } from "@tightlines/domain/registration/registration-status";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { type SubmitEvent, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { ActionIcon } from "../../../ui/ActionIcon.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CloseIcon } from "../../../ui/FrameIcons.tsx";
import { PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import styles from "../../../ui/SelectionBar.module.css";
import { type Decision, useDecide } from "./use-decide.ts";

export interface DecideBarProps {
  eventUrl: string;
  registrations: readonly RegistrationResponse[];
  /** Absent where one registration is looked at by itself. */
  onClear?: () => void;
}

/** What many registrations get at once: first what, then why where somebody is told, then do it. */
export function DecideBar({ eventUrl, registrations, onClear }: DecideBarProps) {
  const { decide, isDeciding } = useDecide(eventUrl);
  const [what, setWhat] = useState<What | "">("");
  const [reason, setReason] = useState("");
  const asksWhy = what !== "" && isToldWhy(registrations, decisions[what]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (what === "") return;
    const isDone = await decide(registrations, { ...decisions[what], ...(asksWhy && { reason }) });
    if (isDone) {
      setWhat("");
      setReason("");
      onClear?.();
    }
  }

  return (
    <form
      className={onClear ? `${styles.bar} ${styles.floating}` : styles.bar}
      aria-label={m.desk_decide()}
      onSubmit={(event) => void submit(event)}
    >
      {onClear && (
        <div className={styles.selected}>
          <output className={styles.count}>{m.desk_selected({ count: registrations.length })}</output>
          <ActionIcon aria-label={m.angler_select_none()} onClick={onClear}>
            <CloseIcon size={18} />
          </ActionIcon>
        </div>
      )}
      <PlainSelect
        className={styles.field}
        aria-label={m.desk_decide_what()}
        options={[{ value: "", label: m.ui_choose() }, ...options()]}
        required
        value={what}
        onChange={({ currentTarget }) => setWhat(whats.find((each) => each === currentTarget.value) ?? "")}
      />
      {asksWhy && (
        <PlainInput
          className={`${styles.field} ${styles.reason}`}
          aria-label={m.desk_reason()}
          placeholder={m.desk_reason_placeholder()}
          // Blanks are no reason.
          pattern=".*\S.*"
          maxLength={REASON_MAX_LENGTH}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <Button
        type="submit"
        variant={onClear ? "filled" : "default"}
        loading={isDeciding}
        disabled={what === ""}
      >
        {m.desk_decide()}
      </Button>
    </form>
  );
}

const decisions = {
  confirm: { status: "confirmed" },
  waitlist: { status: "waitlisted" },
  reject: { status: "rejected" },
  cancel: { status: "cancelled" },
  paid: { paymentStatus: "paid" },
  unpaid: { paymentStatus: "unpaid" },
  refunded: { paymentStatus: "refunded" },
  waived: { paymentStatus: "waived" },
} as const satisfies Record<string, Decision>;

type What = keyof typeof decisions;

const labels: Record<What, () => string> = {
  confirm: m.desk_do_confirm,
  waitlist: m.desk_do_waitlist,
  reject: m.desk_do_reject,
  cancel: m.desk_do_cancel,
  paid: m.desk_do_paid,
  unpaid: m.desk_do_unpaid,
  refunded: m.desk_do_refunded,
  waived: m.desk_do_waived,
};

const whats = Object.keys(decisions) as What[];

function options() {
  return whats.map((value) => ({ value, label: labels[value]() }));
}

/** Whoever is refused, cancelled or taken out of a place reads why in their letter. */
function isToldWhy(registrations: readonly RegistrationResponse[], { status }: Decision): boolean {
  if (status === undefined) return false;
  return status === "cancelled" || registrations.some((each) => needsReason(each.status, status));
}
