import { CameraButton } from "../../../lib/photo/CameraButton.tsx";
import { usePhoto } from "../../../lib/photo/use-photo.ts";
import { m } from "../../../paraglide/messages.js";
import { BlobImage } from "../../../ui/BlobImage.tsx";
import { FileButton } from "../../../ui/FileButton.tsx";
import styles from "./ReportPage.module.css";

export interface PhotoFieldProps {
  photo: Blob | null;
  /** To be seen on it. */
  code: string;
  onPhoto: (photo: Blob) => void;
}

/** The photo of a fish: by the camera at once, or one that was taken before. */
export function PhotoField({ photo, code, onPhoto }: PhotoFieldProps) {
  const { problem, take } = usePhoto(onPhoto);
  return (
    <>
      {photo && <BlobImage className={styles.photo} blob={photo} alt={m.report_photo_taken()} />}
      <div className={styles.row}>
        <CameraButton
          variant={photo ? "default" : "filled"}
          hint={<p>{m.report_photo_code({ code })}</p>}
          onFile={(file) => void take(file)}
        >
          {photo ? m.report_other_photo() : m.report_take_photo()}
        </CameraButton>
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
