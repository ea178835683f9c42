import type { RulesetVersion } from "@tightlines/contract/ruleset/ruleset";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Card } from "../../ui/Card.tsx";
import { Differences } from "./Differences.tsx";
import styles from "./RulesHistory.module.css";

interface RulesHistoryProps {
  /** The newest first. */
  versions: readonly RulesetVersion[];
  timeZone: string;
}

/** Every version with who made it, when, why, and what it changed. */
export function RulesHistory({ versions, timeZone }: RulesHistoryProps) {
  const time = new Intl.DateTimeFormat(getLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone,
  });
  return (
    <Card title={m.ruleset_history()}>
      <ol className={styles.versions} reversed>
        {versions.map(({ version, ruleset, reason, changedBy, createdAt }, index) => {
          const older = versions[index + 1];
          return (
            <li key={version}>
              <p>
                <strong>{m.ruleset_version({ version })}</strong>, {time.format(new Date(createdAt))}
                {changedBy && `, ${changedBy}`}
              </p>
              {reason && <p className={styles.reason}>{reason}</p>}
              {older && (
                <details className={styles.changes}>
                  <summary>{m.ruleset_what_changed()}</summary>
                  <Differences before={older.ruleset} after={ruleset} />
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
