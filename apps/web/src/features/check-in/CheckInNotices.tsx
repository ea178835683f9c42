import { useSay } from "../../lib/api/use-say.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { nameOf } from "../angler/angler-name.ts";
import { presenceLabel } from "../angler/presence-label.ts";
import type { CheckInDesk } from "./check-in-desk.ts";
import type { ShownAngler, WaitingCheckIn } from "./check-in-state.ts";
import { saidAbout } from "./check-in-words.ts";
import styles from "../../ui/Notice.module.css";

export interface CheckInNoticesProps {
  desk: CheckInDesk;
  anglers: readonly ShownAngler[];
  waiting: readonly WaitingCheckIn[];
  timeZone: string;
}

/** What somebody has to look at: where two people said different things, and what the server refused. */
export function CheckInNotices({ desk, anglers, waiting, timeZone }: CheckInNoticesProps) {
  const say = useSay();
  const refused = waiting.filter(({ answer }) => answer?.outcome === "refused");
  return (
    <>
      {anglers.map((angler) => {
        const { id, contested } = angler;
        if (contested === null) return null;
        const name = nameOf(angler);
        return (
          <section key={id} className={styles.notice} aria-label={m.check_in_conflict({ name })}>
            <h2 className={styles.title}>{m.check_in_conflict({ name })}</h2>
            <dl className={styles.versions}>
              <div>
                <dt>{m.check_in_conflict_theirs()}</dt>
                <dd>{saidAbout(angler, timeZone)}</dd>
              </div>
              <div>
                <dt>{m.check_in_conflict_mine()}</dt>
                <dd>{presenceLabel(contested)}</dd>
              </div>
            </dl>
            <div className={styles.actions}>
              <Button onClick={() => void desk.drop(id)}>
                {m.check_in_conflict_keep({ presence: presenceLabel(angler.presence) })}
              </Button>
              <Button onClick={() => void desk.say([id], contested)}>
                {m.check_in_conflict_change({ presence: presenceLabel(contested) })}
              </Button>
            </div>
          </section>
        );
      })}
      {refused.map(({ id, body, answer }) => (
        <section key={id} className={styles.notice} aria-label={m.check_in_refused()}>
          <p>{answer?.problem ? (say(answer.problem) ?? answer.problem.detail) : m.check_in_refused()}</p>
          <div className={styles.actions}>
            <Button onClick={() => void desk.drop(body.anglerId)}>{m.check_in_refused_seen()}</Button>
          </div>
        </section>
      ))}
    </>
  );
}
