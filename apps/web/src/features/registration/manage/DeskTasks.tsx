import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import styles from "./DeskTasks.module.css";
import { LotteryTask } from "./LotteryTask.tsx";
import { StartListTask } from "./StartListTask.tsx";

export interface DeskTasksProps {
  registrations: readonly RegistrationResponse[];
  event: EventResponse;
}

/** What is left between the registrations and the day: the lottery, the start list, and the fees. */
export function DeskTasks({ registrations, event }: DeskTasksProps) {
  const eventUrl = event.url;
  const hasFees = registrations.some(({ fee }) => fee !== null && fee > 0);
  return (
    <section className={styles.tasks} aria-label={m.desk_tasks()}>
      <LotteryTask event={event} />
      <StartListTask registrations={registrations} eventUrl={eventUrl} />
      {hasFees && (
        <div className={styles.task}>
          <p>{sayUnpaid(registrations)}</p>
          <ButtonLink to="/events/$eventUrl/manage/registrations/payments" params={{ eventUrl }}>
            {m.desk_bank()}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function sayUnpaid(registrations: readonly RegistrationResponse[]): string {
  const count = registrations.filter(
    ({ status, fee, paymentStatus }) =>
      status === "confirmed" && fee !== null && fee > 0 && paymentStatus === "unpaid",
  ).length;
  return count > 0 ? m.desk_unpaid({ count }) : m.desk_all_paid();
}
