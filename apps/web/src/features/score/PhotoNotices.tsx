import { m } from "../../paraglide/messages.js";
import { BlobImage } from "../../ui/BlobImage.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "../../ui/Notice.module.css";
import type { WaitingPhoto } from "./device/photo-outbox.ts";
import type { ScoreDesk } from "./device/score-desk.ts";
import photo from "./FishPhoto.module.css";

export interface PhotoNoticesProps {
  desk: ScoreDesk;
  photos: readonly WaitingPhoto[];
}

/** The photos that the server has refused. They stay on the device until somebody says what becomes of them. */
export function PhotoNotices({ desk, photos }: PhotoNoticesProps) {
  return photos.map(({ id, body, answer }) => {
    if (answer === null) return null;
    return (
      <section key={id} className={styles.notice} aria-label={m.photo_refused()}>
        <h2 className={styles.title}>{m.photo_refused()}</h2>
        <BlobImage className={photo.small} blob={body.photo} alt={m.photo_show()} />
        {answer.problem && <p>{answer.problem.detail}</p>}
        <p>{m.photo_refused_here()}</p>
        <div className={styles.actions}>
          <Button onClick={() => void desk.repeatPhoto(id)}>{m.photo_send_again()}</Button>
          <Button onClick={() => void desk.dropPhoto(id)}>{m.photo_remove()}</Button>
        </div>
      </section>
    );
  });
}
