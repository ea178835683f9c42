import type { ResultTables } from "@tightlines/contract/result/result-table";
import { type PaperFile, PaperFiles } from "../../../lib/paper/PaperFiles.tsx";
import styles from "../../../lib/paper/Papers.module.css";
import { m } from "../../../paraglide/messages.js";
import { sessionLabel } from "../../session/session-label.ts";
import { tableName } from "../result-words.ts";

interface ResultPapersProps {
  eventUrl: string;
  tables: ResultTables;
  /** Whether to offer what only those who run the event print. */
  isManaged?: boolean;
}

/** Every file of results and scores. */
export function ResultPapers({ eventUrl, tables, isManaged = false }: ResultPapersProps) {
  const fished = tables.sessions.filter(({ rows }) => rows > 0);
  const isBySector = tables.unit !== "match" && tables.unit !== "group";
  const bySession = (paper: string): PaperFile[] => [
    { path: `${paper}.pdf`, label: m.paper_all_sessions() },
    ...(fished.length > 1 ? fished : []).map((session) => ({
      path: `${paper}.pdf?session=${session.number}`,
      label: sessionLabel(session),
    })),
  ];
  const sheetsOf = (path: string, label: string): PaperFile[] =>
    ["csv", "xlsx"].map((format) => ({ path: path.replace("*", format), label }));
  return (
    <ul className={styles.papers}>
      <PaperFiles
        eventUrl={eventUrl}
        title={m.result_paper_tables()}
        words={m.result_paper_tables_words()}
        files={[
          { path: "results.pdf", label: m.result_paper_all_tables() },
          ...tables.tables.flatMap((table) =>
            sheetsOf(`results.*?classification=${encodeURIComponent(table.id)}`, tableName(table)),
          ),
        ]}
      />
      <PaperFiles
        eventUrl={eventUrl}
        title={m.result_paper_sessions()}
        words={m.result_paper_sessions_words()}
        files={[
          ...bySession("session-results"),
          ...fished.flatMap((session) =>
            sheetsOf(`results.*?session=${session.number}`, sessionLabel(session)),
          ),
        ]}
      />
      {isBySector && (
        <PaperFiles
          eventUrl={eventUrl}
          title={m.result_paper_sectors()}
          words={m.result_paper_sectors_words()}
          files={bySession("sector-results")}
        />
      )}
      <PaperFiles
        eventUrl={eventUrl}
        title={m.result_paper_scores()}
        words={m.result_paper_scores_words()}
        files={[...bySession("scores"), ...sheetsOf("scores.*", m.paper_all_sessions())]}
      />
      {isManaged && (
        <>
          <PaperFiles
            eventUrl={eventUrl}
            title={m.result_paper_cards()}
            words={m.result_paper_cards_words()}
            files={bySession("filled-scorecards")}
          />
          <PaperFiles
            eventUrl={eventUrl}
            title={m.result_paper_certificates()}
            words={m.result_paper_certificates_words()}
            files={[{ path: "certificates.pdf", label: m.result_paper_podium() }]}
          />
        </>
      )}
    </ul>
  );
}
