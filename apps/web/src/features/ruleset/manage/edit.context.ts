import type { Path } from "@tightlines/domain/outcome";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { createContext, use } from "react";

export interface RulesProblem {
  path: Path;
  sentence: string;
}

/** What every switch of the editor needs to know. */
interface RulesEdit {
  draft: Ruleset;
  /** What the ruleset began as, for "changed" and the way back. */
  preset: Ruleset;
  problems: readonly RulesProblem[];
  /** Undefined takes away what stands there. */
  change: (path: Path, value: unknown) => void;
  /** While something typed is no number, nothing can be saved. */
  markUnreadable: (id: string, isUnreadable: boolean) => void;
}

export const RulesEditContext = createContext<RulesEdit | null>(null);

export function useRulesEdit(): RulesEdit {
  const edit = use(RulesEditContext);
  if (!edit) throw new Error("A switch stands outside the editor.");
  return edit;
}
