import type { CameraTrouble } from "../../../lib/camera/open-camera.ts";
import { useCamera } from "../../../lib/scan/use-camera.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./TakeInPage.module.css";

/** What the camera sees, while it looks for the codes of another phone. */
export function CodeCamera({ onCode }: { onCode: (text: string) => void }) {
  const { video, trouble } = useCamera(onCode);
  return (
    <>
      <video ref={video} className={styles.camera} muted playsInline hidden={trouble !== null} />
      <p className={styles.hint}>{trouble === null ? m.take_in_camera_hint() : troubles[trouble]()}</p>
    </>
  );
}

const troubles: Record<CameraTrouble, () => string> = {
  refused: m.take_in_camera_refused,
  missing: m.take_in_camera_missing,
  failed: m.take_in_camera_failed,
};
