import { OutdatedNote } from "../../lib/outbox/OutdatedNote.tsx";
import { m } from "../../paraglide/messages.js";
import { LostLine } from "../../ui/drawings/LostLine.tsx";
import { QuietWater } from "../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { Page } from "../../ui/Page.tsx";
import { TableSkeleton } from "../../ui/Skeletons.tsx";
import { CheckInList } from "./CheckInList.tsx";
import { useCheckIn } from "./use-check-in.ts";

export interface CheckInPageProps {
  eventUrl: string;
  /** From the address, where somebody scanned a code with their phone's own camera. */
  code: string | undefined;
  /** Takes the code out of the address: it is looked at once. */
  onCodeTaken: () => void;
}

/** Who is there on the day. Everything on it comes from the device, so that it works where there is no signal. */
export function CheckInPage({ eventUrl, code, onCodeTaken }: CheckInPageProps) {
  const { desk, kept, waiting, failure, hasSynced } = useCheckIn(eventUrl);
  if (kept && kept.list.anglers.length > 0)
    return (
      <>
        <OutdatedNote />
        <CheckInList
          desk={desk}
          kept={kept}
          waiting={waiting}
          failure={readSubmitProblem(failure).detail}
          code={code}
          onCodeTaken={onCodeTaken}
        />
      </>
    );
  return (
    <Page title={m.check_in_title()}>
      <OutdatedNote />
      {kept ? (
        <EmptyState drawing={<QuietWater />} sentence={m.check_in_nobody()} />
      ) : hasSynced ? (
        <EmptyState
          drawing={<LostLine />}
          sentence={readSubmitProblem(failure).detail ?? m.check_in_not_kept()}
        />
      ) : (
        <TableSkeleton rows={6} columns={2} />
      )}
    </Page>
  );
}
