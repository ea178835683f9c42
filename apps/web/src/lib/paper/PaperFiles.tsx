import { m } from "../../paraglide/messages.js";
import { DownloadIcon } from "../../ui/Icons.tsx";
import { DownloadLink } from "../sheet/DownloadLink.tsx";
import styles from "./Papers.module.css";

/** A file of an event: the last part of its address, and what it is about. */
export interface PaperFile {
  path: string;
  label: string;
}

interface PaperFilesProps {
  eventUrl: string;
  title: string;
  words: string;
  files: readonly PaperFile[];
}

/** What a paper is for, and the files of it. */
export function PaperFiles({ eventUrl, title, words, files }: PaperFilesProps) {
  return (
    <li className={styles.paper}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.words}>{words}</p>
      <ul className={styles.files} aria-label={title}>
        {files.map(({ path, label }) => (
          <li key={path}>
            <DownloadLink
              address={`/api/events/${eventUrl}/${path}`}
              name={fileName(eventUrl, path)}
              className={styles.file}
            >
              <DownloadIcon size={18} />
              {formats[formatOf(path)]({ what: label })}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

const formats = { pdf: m.paper_pdf, csv: m.paper_csv, xlsx: m.paper_xlsx };

function formatOf(path: string): keyof typeof formats {
  return /\.(pdf|csv|xlsx)/.exec(path)![1] as keyof typeof formats;
}

/** "results.pdf?session=2" is kept as "my-cup-results-session-2.pdf". */
function fileName(eventUrl: string, path: string): string {
  const format = formatOf(path);
  const [name = "", query = ""] = path.split(`.${format}`);
  return `${eventUrl}-${name}${query.replace("?", "-").replaceAll(/[^\w]+/g, "-")}.${format}`;
}
