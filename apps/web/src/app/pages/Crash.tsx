import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { LostLine } from "../../ui/drawings/LostLine.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { isOfflineProblem, useVisitedPage } from "../use-visited-page.ts";

/** What is left when a page could not be loaded or shown. */
export function Crash({ error }: { error: unknown }) {
  useVisitedPage(error);
  const isOffline = isOfflineProblem(error);
  return (
    <EmptyState
      level={1}
      drawing={<LostLine />}
      title={isOffline ? m.shell_crash_offline_title() : m.shell_crash_title()}
      sentence={readSubmitProblem(error).detail ?? m.shell_crash()}
      action={<Button onClick={() => window.location.reload()}>{m.shell_crash_action()}</Button>}
    />
  );
}
