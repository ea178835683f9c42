import { type ReactNode, useEffect, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { type CameraTrouble, openCamera, troubleOf } from "../camera/open-camera.ts";
import styles from "./CameraDialog.module.css";

export interface CameraDialogProps {
  /** What has to be on the photo. */
  children?: ReactNode;
  onFile: (file: File) => void;
  onClose: () => void;
}

/**
 * The camera in the page: a phone that is short of memory may close the page while its own camera is open, and what was typed
 * with it. That one is offered, too, for those who want its light or its zoom, and where this one does not start.
 */
export function CameraDialog({ children, onFile, onClose }: CameraDialogProps) {
  const { video, trouble, setTrouble, isReady } = useVideo();
  const [isTaking, setTaking] = useState(false);
  async function take(): Promise<void> {
    setTaking(true);
    const photo = await readFrame(video.current!);
    setTaking(false);
    if (!photo) return setTrouble("failed");
    onFile(photo);
    onClose();
  }
  return (
    <Dialog isOpen onClose={onClose} title={m.photo_camera()}>
      {children}
      <video ref={video} className={styles.video} muted playsInline hidden={trouble !== null} />
      {trouble !== null && <p role="alert">{troubles[trouble]()}</p>}
      <div className={styles.ways}>
        {trouble === null && (
          <Button variant="filled" disabled={!isReady} loading={isTaking} onClick={() => void take()}>
            {m.photo_take()}
          </Button>
        )}
        <FileButton
          accept="image/*"
          capture
          onFile={(file) => {
            onFile(file);
            onClose();
          }}
        >
          {m.photo_phone_camera()}
        </FileButton>
      </div>
    </Dialog>
  );
}

/** More than a photo is kept in: whoever judges it reads the marks of a measure. */
const WANTED = { width: { ideal: 2560 }, height: { ideal: 1920 } };

function useVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const stopped = new AbortController();
    void openCamera(video.current!, stopped.signal, WANTED).then(
      () => !stopped.signal.aborted && setReady(true),
      (error: unknown) => !stopped.signal.aborted && setTrouble(troubleOf(error)),
    );
    return () => stopped.abort();
  }, []);
  return { video, trouble, setTrouble, isReady };
}

async function readFrame(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  return photo ? new File([photo], "photo.jpg", { type: photo.type }) : undefined;
}

const troubles: Record<CameraTrouble, () => string> = {
  refused: m.photo_camera_refused,
  missing: m.photo_camera_missing,
  failed: m.photo_camera_failed,
};
