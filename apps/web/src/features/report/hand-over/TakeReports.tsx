import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { useRef, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatTime } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { BlobImage } from "../../../ui/BlobImage.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { FileButton } from "../../../ui/FileButton.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import type { ScoreBook } from "../../score/device/score-book.ts";
import { type ReportAnswer, type ReportBody, sendReport } from "../angler/send-report.ts";
import { sizeWords } from "../report-words.ts";
import { reportKeys } from "../report.queries.ts";
import { type ReportFile, readReportFile } from "./report-file.ts";
import styles from "./TakeReports.module.css";

/** For a judge: takes in the file of a phone that finds no signal. */
export function TakeReports({ event, book }: { event: EventResponse; book: ScoreBook }) {
  const [reports, setReports] = useState<readonly ReportBody[]>();
  const [problem, setProblem] = useState<string>();
  async function read(file: File): Promise<void> {
    const found = readReportFile(await file.text());
    const trouble = problemOf(found, event.id);
    setProblem(trouble);
    setReports(trouble ? undefined : found?.reports);
  }
  return (
    <>
      <FileButton accept=".txt,text/plain" onFile={(file) => void read(file)}>
        {m.report_take_in()}
      </FileButton>
      {problem && <p role="alert">{problem}</p>}
      {reports && (
        <ReviewReports event={event} book={book} reports={reports} onClose={() => setReports(undefined)} />
      )}
    </>
  );
}

function problemOf(found: ReportFile | undefined, eventId: number): string | undefined {
  if (!found) return m.report_take_in_broken();
  return found.eventId === eventId ? undefined : m.report_take_in_other_event();
}

interface ReviewReportsProps {
  event: EventResponse;
  book: ScoreBook;
  reports: readonly ReportBody[];
  onClose: () => void;
}

/** What the phone has reported, to be read before it is taken in, and what became of it. */
function ReviewReports({ event, book, reports, onClose }: ReviewReportsProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const answers = useRef<ReportAnswer[]>([]);
  const taking = useMutation({
    async mutationFn() {
      // Pressed again after a failure, it goes on where it was.
      for (const report of reports.slice(answers.current.length))
        answers.current.push(...(await sendReport(api, event.url, report)));
      return [...answers.current];
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.all(event.url) }),
  });
  const taken = taking.data?.filter(({ report }) => report !== null).length;
  const nameOf = (report: ReportBody) => {
    const angler = book.anglers.find(({ id }) => id === report.anglerId);
    return angler ? `${angler.firstName} ${angler.lastName}` : m.report_take_in_unknown_angler();
  };
  const speciesOf = (report: ReportBody) =>
    book.species.find(({ id }) => id === report.speciesId)?.name ?? "";
  return (
    <Dialog isOpen onClose={onClose} title={m.report_take_in_title({ count: reports.length })}>
      <ul className={styles.list}>
        {reports.map((report, place) => (
          <li key={report.id}>
            <BlobImage className={styles.photo} blob={report.photo} alt={m.report_photo_taken()} />
            <span>
              <strong>{nameOf(report)}</strong>
              <br />
              {m.report_own_line({
                species: speciesOf(report),
                size: sizeWords(report, event.units),
                time: formatTime(report.caughtAt, event.timeZone),
              })}
              {taking.data?.[place]?.detail && (
                <>
                  <br />
                  <span role="alert">{m.report_refused({ detail: taking.data[place].detail })}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {taking.error && (
        <Banner tone="clay">{readSubmitProblem(taking.error).detail ?? m.ui_form_refused()}</Banner>
      )}
      {taken === undefined ? (
        <Button variant="filled" loading={taking.isPending} onClick={() => taking.mutate()}>
          {m.report_take_in_accept({ count: reports.length })}
        </Button>
      ) : (
        <div className={styles.done}>
          <output>{m.report_taken_in({ count: taken })}</output>
          <Button onClick={onClose}>{m.ui_close()}</Button>
        </div>
      )}
    </Dialog>
  );
}
