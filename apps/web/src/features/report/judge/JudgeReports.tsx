import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { ReportDecisionInput } from "@tightlines/contract/report/report";
import type { ReportResponse } from "@tightlines/contract/report/report-response";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useTakeBack } from "../../../lib/deletion/use-take-back.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import type { ScoreBook } from "../../score/device/score-book.ts";
import { forgetScores } from "../../score/score.queries.ts";
import { ReportPhoto } from "../ReportPhoto.tsx";
import { reportKeys } from "../report.queries.ts";
import { CorrectDialog } from "./CorrectDialog.tsx";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { ReportClaim } from "./ReportClaim.tsx";
import styles from "./ReportQueuePage.module.css";
import { useJudgeKeys } from "./use-judge-keys.ts";

export interface JudgeReportsProps {
  event: EventResponse;
  book: ScoreBook;
  codes: readonly { sessionId: number; code: string }[];
  reports: readonly ReportResponse[];
}

/** What a judge has pressed, while they say why. It stays about this report, also when another judge decides it meanwhile. */
interface Asking {
  what: "correct" | "reject" | "ask";
  report: ReportResponse;
}

/** One report at a time: the photo large, the claim beside it, and what can be decided under single keys. */
export function JudgeReports({ event, book, codes, reports }: JudgeReportsProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const offerUndo = useTakeBack(reportKeys.all(event.url));
  const [shownId, setShownId] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  const found = reports.findIndex(({ id }) => id === shownId);
  const place = Math.max(0, found);
  const report = asking?.report ?? reports[place]!;
  const asked = asking?.what;
  const ask = (what: Asking["what"]) => setAsking({ what, report });
  const next = () => setShownId(reports[(place + 1) % reports.length]?.id);

  async function renew(): Promise<void> {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: reportKeys.all(event.url) }),
      forgetScores(queryClient, event.url),
    ]);
  }

  async function decide(body: Omit<ReportDecisionInput, "revision">): Promise<void> {
    const params = { event: event.url, id: report.id };
    const { data } = await api.post("/api/events/{event}/reports/{id}/decide", {
      params,
      body: { ...body, revision: report.revision },
    });
    setShownId(reports[place + 1]?.id);
    offerUndo(doneWords(report, body), () =>
      api.post("/api/events/{event}/reports/{id}/decide/undo", { params, body: { revision: data.revision } }),
    );
    // Nobody waits for the list: a dialog that closed after it would close the next one, which a quick judge has opened.
    void renew();
  }

  async function takeBack(): Promise<void> {
    const { id, revision } = report;
    const params = { event: event.url, id };
    await api.post("/api/events/{event}/reports/{id}/decide/undo", { params, body: { revision } });
    await renew();
  }

  function tell(work: Promise<void>): void {
    work.catch((error: unknown) => {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
      void renew();
    });
  }

  const accept = () => tell(decide({ decision: "accept", correction: null, reason: "" }));
  const canDecide = report.state !== "replaced";
  useJudgeKeys(canDecide && asking === undefined, {
    a: accept,
    c: () => ask("correct"),
    r: () => ask("reject"),
    q: () => ask("ask"),
    n: next,
  });

  return (
    <article className={styles.report}>
      <ReportPhoto eventUrl={event.url} report={report} className={styles.photo} />
      <div className={styles.claim}>
        <ReportClaim
          report={report}
          book={book}
          code={codes.find(({ sessionId }) => sessionId === report.sessionId)?.code ?? ""}
        />
        {canDecide && (
          <div className={styles.actions}>
            <Button variant="filled" onClick={accept}>
              {m.report_accept()}
            </Button>
            <Button onClick={() => ask("correct")}>{m.report_correct()}</Button>
            <Button onClick={() => ask("reject")}>{m.report_reject()}</Button>
            <Button onClick={() => ask("ask")}>{m.report_ask()}</Button>
            {report.state !== "waiting" && (
              <Button onClick={() => tell(takeBack())}>{m.report_take_back()}</Button>
            )}
          </div>
        )}
        <div className={styles.actions}>
          <span>{m.report_queue_left({ place: place + 1, total: reports.length })}</span>
          {reports.length > 1 && (
            <Button variant="subtle" onClick={next}>
              {m.report_next()}
            </Button>
          )}
        </div>
        <p className={styles.keys}>{m.report_keys()}</p>
      </div>
      {asked === "correct" && (
        <CorrectDialog
          report={report}
          book={book}
          onClose={() => setAsking(undefined)}
          onCorrect={(correction, reason) => decide({ decision: "accept", correction, reason })}
        />
      )}
      {(asked === "reject" || asked === "ask") && (
        <ReasonDialog
          title={asked === "reject" ? m.report_reject_title() : m.report_ask_title()}
          submitLabel={asked === "reject" ? m.report_reject() : m.report_ask()}
          onClose={() => setAsking(undefined)}
          onReason={(reason) => decide({ decision: asked, correction: null, reason })}
        />
      )}
    </article>
  );
}

function doneWords(
  { anglerName: name }: ReportResponse,
  { decision, correction }: Omit<ReportDecisionInput, "revision">,
): string {
  if (decision === "accept") return correction ? m.report_corrected({ name }) : m.report_accepted({ name });
  return decision === "reject" ? m.report_rejected({ name }) : m.report_asked({ name });
}
