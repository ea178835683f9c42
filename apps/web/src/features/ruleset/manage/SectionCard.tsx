import { findPreset } from "@tightlines/domain/ruleset/list-presets";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { useRulesEdit } from "./edit.context.ts";
import { getAt } from "../switches/ruleset-path.ts";
import styles from "./SectionCard.module.css";
import type { Section } from "../switches/switch.ts";
import { SwitchList } from "./SwitchList.tsx";
import { useSwitchesUnder } from "./use-switch.ts";

/** What belongs together: the three layers stand open, the rest folds until it is looked for, changed or wrong. */
export function SectionCard({ section }: { section: Section }) {
  const { title, help, at, switches, absent, isFolded = false } = section;
  const { draft, change } = useRulesEdit();
  const { changed, isWrong } = useSwitchesUnder(switches, at);
  const isMissing = absent !== undefined && getAt(draft, at) === undefined;
  const body = (
    <div className={styles.body}>
      <p className={styles.help}>{help()}</p>
      {absent && (
        <PlainSelect
          aria-label={title()}
          options={[
            { value: "", label: absent.label() },
            { value: "given", label: m.ruleset_given() },
          ]}
          value={isMissing ? "" : "given"}
          onChange={(event) =>
            change(at, event.currentTarget.value ? getAt(findPreset(absent.asIn), at) : undefined)
          }
        />
      )}
      {!isMissing && <SwitchList switches={switches} path={at} />}
    </div>
  );
  const badge = changed > 0 && <Badge tone="float">{m.ruleset_changed_count({ count: changed })}</Badge>;
  if (!isFolded)
    return (
      <Card title={title()} aside={badge}>
        {body}
      </Card>
    );
  return (
    <Card>
      <details className={styles.folded} open={isWrong || undefined}>
        <summary>
          <h2>{title()}</h2>
          {badge}
        </summary>
        {body}
      </details>
    </Card>
  );
}
