import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import styles from "./RulesSummary.module.css";
import type { RuleWords } from "./said-rule.ts";
import { sayRules } from "./say-rules.ts";

/** The rules as one angler tells them to another. */
export function RulesSummary({ words }: { words: RuleWords }) {
  return (
    <Card title={m.rules_title()}>
      <ol className={styles.rules}>
        {sayRules(words).map(({ sentence, lines }) => (
          <li key={sentence}>
            {sentence}
            {lines.length > 0 && (
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
