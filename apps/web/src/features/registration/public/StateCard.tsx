import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationState } from "@tightlines/contract/registration/registration";
import { Countdown } from "../../../lib/time/Countdown.tsx";
import { m } from "../../../paraglide/messages.js";
import { categoryLabel } from "../../angler/category-label.ts";
import { awaitsDraw } from "../lottery-state.ts";
import { formatFee } from "../registration-label.ts";
import type { LivePhase } from "../use-registration-phase.ts";
import { LotteryPromise } from "./LotteryPromise.tsx";
import { RegisterButton, type RegisterButtonProps } from "./RegisterButton.tsx";
import { categoryPlaces, howSentence, placesSentence, stateSentence, whoSentence } from "./state-words.ts";
import styles from "./StateCard.module.css";

export interface StateCardProps extends Pick<RegisterButtonProps, "isTyping" | "onGuestType"> {
  event: EventResponse;
  state: RegistrationState;
  live: LivePhase;
}

/** First what everybody comes for: until when, how many places, what it costs. */
export function StateCard({ event, state, live, ...button }: StateCardProps) {
  const { phase, onThisClock } = live;
  const opensAt = event.registrationOpensAt;
  return (
    <section className={styles.state} data-phase={phase ?? undefined}>
      <h2 className={styles.sentence}>{stateSentence(event, phase)}</h2>
      {phase === "upcoming" && opensAt !== null && (
        <p className={styles.countdown}>
          {m.registration_opens_in()} <Countdown to={onThisClock(opensAt)} className="tabular" />
        </p>
      )}
      <dl className={styles.facts}>
        <Places state={state} />
        <dt>{m.registration_who()}</dt>
        <dd>{whoSentence(state)}</dd>
        <dt>{m.registration_how()}</dt>
        <dd>{howSentence(event, state, phase === "closed")}</dd>
        {state.categories.length === 0 && event.fee && (
          <>
            <dt>{m.event_fee()}</dt>
            <dd>{event.fee}</dd>
          </>
        )}
      </dl>
      {state.categories.length > 0 && <Categories state={state} />}
      <RegisterButton event={event} phase={phase} {...button} />
      {state.lottery && awaitsDraw(state) && <LotteryPromise seedHash={state.lottery.seedHash} />}
    </section>
  );
}

function Places({ state }: { state: RegistrationState }) {
  return (
    <>
      <dt>{m.event_places()}</dt>
      <dd>
        {placesSentence(state)} {state.waiting > 0 && m.registration_waiting({ count: state.waiting })}
        {awaitsDraw(state) && m.lottery_entered({ count: state.lottery?.entered ?? 0 })}
      </dd>
    </>
  );
}

function Categories({ state }: { state: RegistrationState }) {
  const { categories, currency } = state;
  return (
    <table className={styles.categories}>
      <thead>
        <tr>
          <th scope="col">{m.registration_category()}</th>
          <th scope="col">{m.event_fee()}</th>
          <th scope="col">{m.event_places()}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((each) => (
          <tr key={each.category}>
            <th scope="row">{categoryLabel(each.category)}</th>
            <td className="tabular">{formatFee(each.fee, currency)}</td>
            <td>{categoryPlaces(each, awaitsDraw(state))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
