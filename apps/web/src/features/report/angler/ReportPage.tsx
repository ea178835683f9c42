import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { LostLine } from "../../../ui/drawings/LostLine.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { OwnReports } from "./OwnReports.tsx";
import type { KeptReports } from "./report-desk.ts";
import { WaitingNote } from "./WaitingNote.tsx";
import { ReportForm } from "./ReportForm.tsx";
import { useReportDesk } from "./use-report-desk.ts";

const route = getRouteApi("/default/events/$eventUrl/report");

/** An angler's own fish. Everything on it comes from the device, so that it works where there is no signal. */
export function ReportPage() {
  const { eventUrl } = route.useParams();
  const { desk, kept, waiting, failure, hasSynced } = useReportDesk(eventUrl);
  const [answering, setAnswering] = useState<string>();
  const open = waiting.filter(({ answer }) => answer === null);
  const known = new Set(kept?.desk.reports.map(({ id }) => id));
  const refused = waiting.filter(({ id, answer }) => answer !== null && !known.has(id));
  return (
    <Page narrow title={m.report_page()} description={kept?.desk.event.name ?? m.report_description()}>
      {kept ? (
        <>
          {readSubmitProblem(failure).detail && <p role="alert">{readSubmitProblem(failure).detail}</p>}
          {open.length > 0 ? (
            <WaitingNote eventUrl={eventUrl} kept={kept} waiting={open} refused={refused} />
          ) : (
            <output>{refused.length > 0 ? m.report_not_all_taken() : m.report_all_sent()}</output>
          )}
          {whyNot(kept) ?? (
            <ReportForm
              key={answering ?? ""}
              desk={kept.desk}
              answering={kept.desk.reports.find(({ id }) => id === answering)}
              onStopAnswering={() => setAnswering(undefined)}
              onReport={async (body) => {
                await desk.add(body);
                setAnswering(undefined);
              }}
            />
          )}
          <OwnReports
            desk={kept.desk}
            waiting={waiting}
            onAnswer={(id) => {
              setAnswering(id);
              window.scrollTo({ top: 0 });
            }}
            onSendAgain={(id) => void desk.sendAgain(id)}
            onRemove={(id) => void desk.remove(id)}
          />
        </>
      ) : hasSynced ? (
        <EmptyState
          drawing={<LostLine />}
          sentence={readSubmitProblem(failure).detail ?? m.report_not_kept()}
        />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </Page>
  );
}

function whyNot({ desk }: KeptReports) {
  if (desk.ruleset.catching.selfReports === undefined) return <p>{m.report_not_taken()}</p>;
  if (desk.anglers.length === 0) return <p>{m.report_nobody()}</p>;
  return null;
}
