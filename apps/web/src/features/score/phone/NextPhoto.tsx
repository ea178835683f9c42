import { CameraButton } from "../../../lib/photo/CameraButton.tsx";
import { usePhoto } from "../../../lib/photo/use-photo.ts";
import { m } from "../../../paraglide/messages.js";
import { BlobImage } from "../../../ui/BlobImage.tsx";
import { Button } from "../../../ui/Button.tsx";
import styles from "./EntryForm.module.css";

export interface NextPhotoProps {
  photo: Blob | null;
  onPhoto: (photo: Blob | null) => void;
}

/** A photo of the fish that is being entered, for whoever wants one. */
export function NextPhoto({ photo, onPhoto }: NextPhotoProps) {
  const { problem, take } = usePhoto(onPhoto);
  return (
    <div className={styles.photo}>
      {photo && <BlobImage className={styles.taken} blob={photo} alt={m.photo_next()} />}
      <CameraButton onFile={(file) => void take(file)}>
        {photo ? m.photo_other() : m.photo_add()}
      </CameraButton>
      {photo && <Button onClick={() => onPhoto(null)}>{m.photo_remove()}</Button>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
