import { useSafeStorage } from "../../../lib/outbox/use-safe-storage.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { writeReportFile } from "../hand-over/report-file.ts";
import type { KeptReports, WaitingReport } from "./report-desk.ts";

export interface WaitingNoteProps {
  eventUrl: string;
  kept: KeptReports;
  waiting: readonly WaitingReport[];
  /** They go into the file as well: a judge may take them when the reason is gone. */
  refused: readonly WaitingReport[];
}

/** What waits for signal, whether the browser has promised to keep it, and a file of it as the last resort. */
export function WaitingNote({ eventUrl, kept, waiting, refused }: WaitingNoteProps) {
  const isSafe = useSafeStorage(true);
  const count = waiting.length;
  async function save(): Promise<void> {
    const reports = [...refused, ...waiting].map(({ body }) => body);
    const file = await writeReportFile({ eventId: kept.desk.event.id, reports });
    saveFile(`${eventUrl}-${reports.length}.reports.txt`, file);
  }
  return (
    <Banner
      tone="float"
      action={
        <Button variant="subtle" onClick={() => void save()}>
          {m.report_save_file()}
        </Button>
      }
    >
      <strong>{m.report_waiting_here({ count })}</strong>
      {isSafe !== null && <span> {isSafe ? m.score_safe() : m.score_not_safe()}</span>}
      <span> {m.report_save_why()}</span>
    </Banner>
  );
}
