import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { useId, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import styles from "./ExamplePanel.module.css";
import { countMoved, useWorkedExample } from "./use-worked-example.ts";
import { WorkedExample } from "./WorkedExample.tsx";

interface ExamplePanelProps {
  ruleset: Ruleset;
  /** As it was before the last change, to show what that moved. */
  before: Ruleset;
  /** Contradictory rules rank nobody: what stood before them stays, and says so. */
  isContradictory: boolean;
}

/**
 * The worked example beside the switches. Where there is no room beside them it is folded into a bar above them that
 * stays in sight, which says what the last change moved and opens over the switches.
 */
export function ExamplePanel({ ruleset, before, isContradictory }: ExamplePanelProps) {
  const example = useWorkedExample(ruleset, before);
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const moved = countMoved(example.moves);
  return (
    <aside className={styles.panel} aria-label={m.ruleset_example()} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.title}>{m.ruleset_example()}</span>
        <output className={styles.said}>
          {isContradictory
            ? m.ruleset_example_stale()
            : moved > 0
              ? m.ruleset_example_moved_short({ count: moved })
              : m.ruleset_example_unmoved()}
        </output>
      </button>
      <div id={contentId} className={styles.content}>
        <Card title={m.ruleset_example()}>
          <p className={styles.hint}>{m.ruleset_example_hint()}</p>
          <WorkedExample example={example} isContradictory={isContradictory} />
        </Card>
      </div>
    </aside>
  );
}
