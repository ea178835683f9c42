import type { SessionResponse } from "@tightlines/contract/session";
import { DownloadLink } from "../../../lib/sheet/DownloadLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { DownloadIcon } from "../../../ui/Icons.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import styles from "./Papers.module.css";

/** A kind of paper, by its place in the event's address. */
const papers = {
  duels: { title: m.paper_duels, words: m.paper_duels_words },
  draws: { title: m.paper_sectors, words: m.paper_sectors_words },
  "team-draws": { title: m.paper_teams, words: m.paper_teams_words },
  "peg-cards": { title: m.paper_pegs, words: m.paper_pegs_words },
  scorecards: { title: m.paper_scores, words: m.paper_scores_words },
};

interface PaperLinksProps {
  eventUrl: string;
  paper: keyof typeof papers;
  /** Those that are drawn. A team's sheet shows all of them. */
  sessions: readonly SessionResponse[];
}

/** What a paper is for, and the files of it: all sessions in one, and each of several alone. */
export function PaperLinks({ eventUrl, paper, sessions }: PaperLinksProps) {
  const isWhole = paper === "team-draws";
  const title = papers[paper].title();
  return (
    <li className={styles.paper}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.words}>{papers[paper].words()}</p>
      <ul className={styles.files} aria-label={title}>
        <File
          eventUrl={eventUrl}
          file={`${paper}.pdf`}
          label={isWhole ? m.paper_all_teams() : m.paper_all_sessions()}
        />
        {!isWhole &&
          sessions.length > 1 &&
          sessions.map((session) => (
            <File
              key={session.id}
              eventUrl={eventUrl}
              file={`${paper}.pdf?session=${session.number}`}
              label={sessionLabel(session)}
            />
          ))}
      </ul>
    </li>
  );
}

function File({ eventUrl, file, label }: { eventUrl: string; file: string; label: string }) {
  return (
    <li>
      <DownloadLink
        address={`/api/events/${eventUrl}/${file}`}
        name={`${eventUrl}-${file.replace(".pdf?session=", "-session-").replace(".pdf", "")}.pdf`}
        className={styles.file}
      >
        <DownloadIcon size={18} />
        {m.paper_pdf({ what: label })}
      </DownloadLink>
    </li>
  );
}
