import type { ReactNode } from "react";
import type { RegistrationDraft } from "./registration-draft.ts";

/** What each step is given by the form around it. */
export interface StepProps {
  draft: RegistrationDraft;
  problems: Readonly<Record<string, string>> | undefined;
  onTyped: (draft: RegistrationDraft) => void;
  onDone: (draft: RegistrationDraft) => void;
  secondary: ReactNode;
}
