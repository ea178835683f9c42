import { useEffect, useRef } from "react";
import { isSame } from "../../../ui/form/lay-over.ts";
import type { RegistrationDraft } from "./registration-draft.ts";

/** Keeps what is typed, letter by letter: whoever goes off to sign in finds it again. What was only filled in is not kept. */
export function KeepTyped({
  draft,
  onTyped,
}: {
  draft: RegistrationDraft;
  onTyped: (draft: RegistrationDraft) => void;
}) {
  const last = useRef(draft);
  useEffect(() => {
    if (isSame(last.current, draft)) return;
    last.current = draft;
    onTyped(draft);
  });
  return null;
}
