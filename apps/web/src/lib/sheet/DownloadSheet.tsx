import { sheetFormats, type SheetName } from "@tightlines/contract/sheet-format";
import type { MouseEvent } from "react";
import { m } from "../../paraglide/messages.js";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { DownloadIcon } from "../../ui/Icons.tsx";
import { toast } from "../../ui/toast.ts";
import { useApi } from "../api/api.context.ts";
import { useIdentity } from "../identity/identity.context.ts";
import { saveFile } from "../save-file.ts";
import styles from "./DownloadSheet.module.css";

/**
 * Below a list: the table as a file. The links work for everybody, also without JavaScript; who is signed in gets what
 * only they may see.
 */
export function DownloadSheet({ eventUrl, nouns }: { eventUrl: string; nouns: SheetName }) {
  const api = useApi();
  const identity = useIdentity();

  async function save(click: MouseEvent<HTMLAnchorElement>, address: string, name: string): Promise<void> {
    if (!identity.current()) return;
    click.preventDefault();
    try {
      const answer = await api.raw("GET", address, (headers) => fetch(address, { headers }));
      saveFile(name, await answer.blob());
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.sheet_download_failed());
    }
  }

  return (
    <p className={styles.download}>
      <span className={styles.words}>
        <DownloadIcon size={18} />
        {m.sheet_download()}
      </span>
      {sheetFormats.map((format) => {
        const address = `/api/events/${eventUrl}/${nouns}.${format}`;
        const name = `${eventUrl}-${nouns}.${format}`;
        return (
          <a key={format} href={address} download={name} onClick={(click) => void save(click, address, name)}>
            {labels[format]()}
          </a>
        );
      })}
    </p>
  );
}

const labels = { csv: () => m.sheet_download_csv(), xlsx: () => m.sheet_download_xlsx() };
