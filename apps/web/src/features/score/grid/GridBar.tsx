import { isChecked } from "@tightlines/domain/score/hash-score";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import { showWeight } from "../measure.ts";
import styles from "./GridBar.module.css";
import { verdictOf } from "./line-verdict.ts";
import type { Grid, GridOptions } from "./use-grid.ts";

export interface GridBarProps {
  grid: Grid;
  options: GridOptions;
  warnings: ReadonlyMap<number, string>;
  /** How many entries the server has yet to hear of. */
  waiting: number;
}

/** How far the session is, and what waits for an answer. */
export function GridBar({ grid, options, warnings, waiting }: GridBarProps) {
  const { lines, book, isCheck } = options;
  const [reason, setReason] = useState("");
  const { drafts, actions, hasFailed, left } = grid;
  const told = lines.filter(({ isTold }) => isTold);
  const open = lines.filter(({ angler }) => drafts.get(angler.id)?.isLeft === true);
  const verdicts = open.map((line) => ({ line, ...verdictOf(line, drafts.get(line.angler.id), options) }));
  const asking = verdicts.filter(({ asks }) => asks.length > 0).map(({ line }) => line);
  const unread = verdicts.filter(({ wrong }) => wrong.length > 0).length;
  const differences = verdicts.filter(({ different }) => different.length > 0).length;
  const warned = [...warnings.values()].filter((warning) => warning !== "").length;
  const grams = told.reduce((sum, { entered }) => sum + (entered.weighIn.value?.weightGrams ?? 0), 0);
  const fish = told.reduce((sum, { total }) => sum + total.fishCount, 0);
  const facts = isCheck
    ? [
        m.score_grid_checked_count({
          checked: told.filter(({ entered }) => isChecked(entered)).length,
          entered: told.length,
        }),
        differences > 0 && m.score_grid_differences({ count: differences }),
      ]
    : [
        m.score_grid_entered({ entered: told.length, all: lines.length }),
        m.score_fish({ count: fish }),
        grams > 0 && showWeight(grams, book.event.units),
        warned > 0 && m.score_grid_warnings({ count: warned }),
      ];
  return (
    <div className={styles.bar}>
      <output className={styles.facts}>
        {[...facts, waiting > 0 && m.score_grid_waiting({ count: waiting })].filter(Boolean).join(" · ")}
      </output>
      {hasFailed && <Banner tone="clay">{m.score_not_saved()}</Banner>}
      {left > 0 && <Banner tone="float">{m.score_grid_left({ count: left })}</Banner>}
      {unread > 0 && <Banner tone="clay">{m.score_grid_unread({ count: unread })}</Banner>}
      {asking.length > 1 && (
        <form
          className={styles.asking}
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() === "") return;
            for (const line of asking) actions.reason(line, reason.trim());
            void actions.leave(asking);
            setReason("");
          }}
        >
          <strong>{m.score_grid_ask_many({ count: asking.length })}</strong>
          <PlainInput
            aria-label={m.score_doubt_reason()}
            placeholder={m.score_doubt_reason()}
            maxLength={REASON_MAX_LENGTH}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Button type="submit" disabled={reason.trim() === ""}>
            {m.score_grid_keep_all()}
          </Button>
          <Button onClick={() => actions.forget(asking)}>{m.score_grid_forget_all()}</Button>
        </form>
      )}
    </div>
  );
}
