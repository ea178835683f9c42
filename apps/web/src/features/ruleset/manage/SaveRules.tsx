import type { EventResponse } from "@tightlines/contract/event";
import type { RulesetResponse } from "@tightlines/contract/ruleset/ruleset";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useId, useState } from "react";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { PlainTextArea } from "../../../ui/PlainField.tsx";
import { Differences } from "../Differences.tsx";
import styles from "./SaveRules.module.css";

interface SaveRulesProps {
  event: EventResponse;
  base: RulesetResponse;
  draft: Ruleset;
  onClose: () => void;
  onSaved: (answer: RulesetResponse) => void;
  onRebase: (theirs: RulesetResponse) => void;
  onTakeTheirs: (theirs: RulesetResponse) => void;
}

/** What is about to change, in words, and why; somebody else's change meanwhile is shown beside it. */
export function SaveRules({ event, base, draft, onClose, onSaved, onRebase, onTakeTheirs }: SaveRulesProps) {
  const api = useApi();
  const reasonId = useId();
  const [reason, setReason] = useState("");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<{ stored: RulesetResponse; by: string } | null>(null);
  const isPublic = event.status !== "draft";
  const needsReason = base.frozenBy !== null;

  async function save() {
    if (needsReason && reason.trim() === "") return setProblem(m.ruleset_reason_missing());
    setSending(true);
    try {
      const { data } = await api.patch("/api/events/{event}/ruleset", {
        params: { event: String(event.id) },
        body: { ruleset: draft, reason, revision: base.revision },
      });
      onSaved(data);
    } catch (error) {
      const stored = storedIn(error);
      if (stored) {
        setTheirs(stored);
        onRebase(stored.stored);
      }
      setProblem(readSubmitProblem(error).detail ?? m.ui_form_refused());
      setSending(false);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={m.ruleset_save_title()}>
      <div className={styles.save}>
        {theirs && (
          <section className={styles.theirs}>
            <p>{m.ruleset_conflict({ name: theirs.by })}</p>
          </section>
        )}
        <Differences before={base.ruleset} after={draft} />
        <p>
          {isPublic ? m.ruleset_save_public({ version: base.ruleset.version + 1 }) : m.ruleset_save_draft()}
        </p>
        {isPublic && (
          <div>
            <label htmlFor={reasonId} className={styles.label}>
              {needsReason ? m.ruleset_reason() : m.ruleset_reason_optional()}
            </label>
            <PlainTextArea
              id={reasonId}
              rows={2}
              maxLength={REASON_MAX_LENGTH}
              value={reason}
              aria-required={needsReason}
              onChange={(change) => setReason(change.currentTarget.value)}
            />
          </div>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.buttons}>
          {theirs ? (
            <Button onClick={() => onTakeTheirs(theirs.stored)}>{m.ruleset_take_theirs()}</Button>
          ) : (
            <Button onClick={onClose}>{m.ui_cancel()}</Button>
          )}
          <Button variant="filled" loading={isSending} onClick={() => void save()}>
            {theirs ? m.ruleset_keep_mine() : m.ruleset_save()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function storedIn(error: unknown): { stored: RulesetResponse; by: string } | null {
  if (!(error instanceof ApiProblem) || error.code !== "stale-revision") return null;
  // The API answers with what it was asked to change.
  return { stored: error.current as RulesetResponse, by: error.changedBy ?? m.ruleset_somebody() };
}
