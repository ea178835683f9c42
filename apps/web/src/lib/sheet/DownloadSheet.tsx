import { sheetFormats, type SheetName } from "@tightlines/contract/sheet-format";
import { m } from "../../paraglide/messages.js";
import { DownloadIcon } from "../../ui/Icons.tsx";
import { DownloadLink } from "./DownloadLink.tsx";
import styles from "./DownloadSheet.module.css";

/** Below a list: the table as a file. */
export function DownloadSheet({ eventUrl, nouns }: { eventUrl: string; nouns: SheetName }) {
  return (
    <p className={styles.download}>
      <span className={styles.words}>
        <DownloadIcon size={18} />
        {m.sheet_download()}
      </span>
      {sheetFormats.map((format) => (
        <DownloadLink
          key={format}
          address={`/api/events/${eventUrl}/${nouns}.${format}`}
          name={`${eventUrl}-${nouns}.${format}`}
        >
          {labels[format]()}
        </DownloadLink>
      ))}
    </p>
  );
}

const labels = { csv: () => m.sheet_download_csv(), xlsx: () => m.sheet_download_xlsx() };
