import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { FileButton } from "../../../ui/FileButton.tsx";
import { BlobImage } from "../BlobImage.tsx";
import { readPhoto } from "./read-photo.ts";
import styles from "./ReportPage.module.css";

const MEGABYTE = 1024 * 1024;

export interface PhotoFieldProps {
  photo: Blob | null;
  onPhoto: (photo: Blob) => void;
}

/** The photo of a fish: by the camera at once, or one that was taken before. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string>();

  async function take(file: File): Promise<void> {
    const read = await readPhoto(file);
    if ("photo" in read) {
      setProblem(undefined);
      onPhoto(read.photo);
      return;
    }
    const size = Math.ceil(file.size / MEGABYTE);
    const limit = read.limitBytes / MEGABYTE;
    setProblem(
      read.problem === "too-large" ? m.report_photo_too_large({ size, limit }) : m.report_photo_not_one(),
    );
  }

  return (
    <>
      {photo && <BlobImage className={styles.photo} blob={photo} alt={m.report_photo_taken()} />}
      <div className={styles.row}>
        <FileButton
          accept="image/*"
          capture
          variant={photo ? "default" : "filled"}
          onFile={(file) => void take(file)}
        >
          {photo ? m.report_other_photo() : m.report_take_photo()}
        </FileButton>
        <FileButton accept="image/*" onFile={(file) => void take(file)}>
          {m.report_choose_photo()}
        </FileButton>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
