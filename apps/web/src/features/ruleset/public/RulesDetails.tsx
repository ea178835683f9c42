import type { RulesetResponse } from "@tightlines/contract/ruleset/ruleset";
import { Card } from "../../../ui/Card.tsx";
import { RulesHistory } from "../RulesHistory.tsx";
import { describeRuleset } from "../switches/describe-ruleset.ts";
import { nameSpecies } from "../summary/name-species.ts";
import styles from "./EventRulesPage.module.css";

export interface RulesDetailsProps {
  stored: RulesetResponse;
  timeZone: string;
}

/** Every switch as it is set, and every version, for those who want to know exactly. */
export function RulesDetails({ stored: { ruleset, versions, species }, timeZone }: RulesDetailsProps) {
  const nameOf = nameSpecies(species);
  return (
    <div className={styles.rules}>
      {describeRuleset(ruleset).map(({ section, leaves }) => (
        <Card key={section.id} title={section.title()}>
          <dl className={styles.facts}>
            {leaves.map(({ id, labels, words }) => (
              <div key={id}>
                <dt>{sayLabels(labels.map(nameOf), section.title())}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
      <RulesHistory versions={versions} timeZone={timeZone} />
    </div>
  );
}

/** Under a heading of the same words a label need not begin with them again. */
function sayLabels(labels: readonly string[], heading: string): string {
  const [first, ...others] = labels;
  return (first === heading && others.length > 0 ? others : labels).join(" · ");
}
