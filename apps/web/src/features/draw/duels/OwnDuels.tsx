import type { SessionResponse } from "@tightlines/contract/session";
import { dayOf, formatTime, formatWeekday } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { sessionLabel } from "../../session/session-label.ts";
import type { DuelNames } from "./duel-names.ts";
import type { OwnRound } from "./duel-rounds.ts";
import styles from "./OwnDuels.module.css";

/** What somebody does in the rounds of a session. */
export interface OwnSession {
  session: SessionResponse;
  rounds: readonly OwnRound[];
}

interface OwnDuelsProps {
  title: string;
  timeZone: string;
  own: readonly OwnSession[];
  names: DuelNames;
}

/** One angler's rounds: whom they meet, where they sit before and after half time, when they judge and when they rest. */
export function OwnDuels({ title, timeZone, own, names }: OwnDuelsProps) {
  return (
    <div>
      <p className={styles.name}>{title}</p>
      {own.map(({ session, rounds }) => (
        <section key={session.id}>
          <p className={styles.dim}>
            {sessionLabel(session)}, {formatWeekday(dayOf(session.startsAt, timeZone), { hasYear: false })},{" "}
            {m.peg_draw_where_starts({ time: formatTime(session.startsAt, timeZone) })}
          </p>
          <ol className={styles.rounds}>
            {rounds.map((round) => (
              <li key={round.round} className={styles.round}>
                <span className={`${styles.number} tabular`}>{m.duel_round({ round: round.round })}</span>
                <Round round={round} names={names} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Round({ round, names }: { round: OwnRound; names: DuelNames }) {
  switch (round.kind) {
    case "fishes": {
      const [first, second] = round.pegIds.map(names.peg);
      return (
        <span className={styles.what}>
          <strong>{m.duel_own_against({ name: names.angler(round.opponentId) })}</strong>
          <span>{m.duel_own_pegs({ first: first!, second: second! })}</span>
          {round.judgeId !== null && (
            <span className={styles.dim}>{m.duel_own_judged({ name: names.angler(round.judgeId) })}</span>
          )}
        </span>
      );
    }
    case "judges": {
      const [one, other] = round.anglerIds.map(names.angler);
      const [first, second] = round.pegIds.map(names.peg);
      return (
        <span className={styles.what}>
          <strong>{m.duel_own_judges()}</strong>
          <span>{m.duel_own_judges_whom({ one: one!, other: other!, first: first!, second: second! })}</span>
        </span>
      );
    }
    case "rests":
      return <span className={styles.what}>{m.duel_own_rests()}</span>;
  }
}
