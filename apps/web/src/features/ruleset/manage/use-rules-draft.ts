import { tellRuleset } from "@tightlines/contract/ruleset/tell-ruleset";
import type { RulesetResponse } from "@tightlines/contract/ruleset/ruleset";
import type { Path } from "@tightlines/domain/outcome";
import { checkRuleset } from "@tightlines/domain/ruleset/check-ruleset";
import { findPreset } from "@tightlines/domain/ruleset/list-presets";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Say } from "../../../lib/api/say-problem.ts";
import { useSay } from "../../../lib/api/use-say.ts";
import { m } from "../../../paraglide/messages.js";
import { holdUnsavedInput } from "../../../ui/unsaved.ts";
import type { RulesProblem } from "./edit.context.ts";
import { isSame, setAt } from "../switches/ruleset-path.ts";

/** The rules as they are being changed, beside what is stored and what the last change replaced. */
export function useRulesDraft(stored: RulesetResponse) {
  const [base, setBase] = useState(stored);
  const [{ draft, before }, setDraft] = useState({ draft: stored.ruleset, before: stored.ruleset });
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const isDirty = !isSame(draft, base.ruleset);

  const change = useCallback((path: Path, value: unknown) => {
    // Switches put back the shape they describe; a test holds it.
    setDraft((last) => ({ draft: setAt(last.draft, path, value) as Ruleset, before: last.draft }));
  }, []);

  const replace = useCallback((ruleset: Ruleset) => {
    setDraft((last) => ({ draft: ruleset, before: last.draft }));
  }, []);

  const markUnreadable = useCallback((id: string, isUnreadable: boolean) => {
    setUnreadable((ids) => new Set(isUnreadable ? [...ids, id] : [...ids].filter((each) => each !== id)));
  }, []);

  useEffect(() => (isDirty ? holdUnsavedInput() : undefined), [isDirty]);

  const say = useSay();
  const problems = useMemo(() => listProblems(draft, say), [draft, say]);
  return {
    base,
    draft,
    before,
    preset: { ...findPreset(draft.preset), version: draft.version },
    problems,
    isDirty,
    canSave: isDirty && problems.length === 0 && unreadable.size === 0,
    change,
    replace,
    markUnreadable,
    /** What is stored now; what was typed stays unless it is replaced, too. */
    rebase: setBase,
  };
}

function listProblems(ruleset: Ruleset, say: Say): readonly RulesProblem[] {
  return checkRuleset(ruleset).map((problem) => ({
    path: problem.path ?? [],
    sentence: say(tellRuleset(problem)) ?? m.ruleset_contradictions({ count: 1 }),
  }));
}
