import type { GroupReport } from "@tightlines/domain/group/report-groups";
import { m } from "../../../paraglide/messages.js";
import styles from "./GroupDrawPage.module.css";

/** How even a draw came out, in sentences. */
export function FairnessFacts({ report }: { report: GroupReport }) {
  const sizes = report.sizes.map(({ anglers }) => anglers);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const unavoidable = report.meetings.filter(({ isUnavoidable }) => isUnavoidable).length;
  const becauseKept = report.meetings.length - unavoidable;
  const facts = [
    smallest === largest ? m.draw_fair_equal({ count: largest }) : m.draw_fair_sizes({ smallest, largest }),
    report.teams > 0 && m.draw_fair_teams({ count: report.teamsInEveryGroup, teams: report.teams }),
    report.teams > 0 && report.meetings.length === 0 && m.draw_fair_no_meeting(),
    unavoidable > 0 && `${m.draw_fair_meetings({ count: unavoidable })}, ${m.draw_fair_unavoidable()}`,
    becauseKept > 0 && `${m.draw_fair_meetings({ count: becauseKept })}, ${m.draw_fair_kept_reason()}`,
    report.kept > 0 && m.draw_fair_kept({ count: report.kept }),
  ].filter((fact) => fact !== false);
  return (
    <section aria-label={m.draw_fair_title()}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
