import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { PlainTextArea } from "../../ui/PlainField.tsx";
import { useDropTarget } from "../../ui/use-drop-target.ts";
import type * as reading from "../sheet/read-sheet.ts";
import styles from "./EntryListImport.module.css";

/** A file to choose or to drop, or lines to paste. */
export function ChooseSheet({ onRows }: { onRows: (rows: string[][]) => void }) {
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState("");
  const { isOver, ...target } = useDropTarget((file) => void read((reader) => reader.readSheet(file)));

  /** What reads spreadsheets is fetched only when there is one. */
  async function read(work: (reader: SheetReader) => string[][] | Promise<string[][]>): Promise<void> {
    const reader = await import("../sheet/read-sheet.ts");
    try {
      const rows = await work(reader);
      setProblem("");
      onRows(rows);
    } catch (error) {
      if (!(error instanceof reader.SheetProblem)) throw error;
      setProblem(sentences[error.code]());
    }
  }

  return (
    <Card>
      <div className={styles.drop} data-over={isOver || undefined} {...target}>
        <p>{m.sheet_drop()}</p>
        <FileButton
          variant="filled"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onFile={(file) => void read((reader) => reader.readSheet(file))}
        >
          {m.sheet_choose()}
        </FileButton>
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <label className={styles.paste}>
        {m.sheet_paste()}
        <PlainTextArea
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
          rows={4}
          spellCheck={false}
        />
      </label>
      {pasted.trim() && (
        <Button onClick={() => void read((reader) => reader.readText(pasted))}>{m.sheet_paste_read()}</Button>
      )}
    </Card>
  );
}

type SheetReader = Pick<typeof reading, "readSheet" | "readText">;

const sentences: Record<reading.SheetProblem["code"], () => string> = {
  "too-large": m.sheet_problem_too_large,
  empty: m.sheet_problem_empty,
  image: m.sheet_problem_image,
  pdf: m.sheet_problem_pdf,
  "old-excel": m.sheet_problem_old_excel,
  encrypted: m.sheet_problem_encrypted,
  word: m.sheet_problem_word,
  "open-document": m.sheet_problem_open_document,
  numbers: m.sheet_problem_numbers,
  archive: m.sheet_problem_archive,
  "web-page": m.sheet_problem_web_page,
  unreadable: m.sheet_problem_unreadable,
};
