import { type RefObject, useEffect, useRef, useState } from "react";
import { type CameraTrouble, openCamera, troubleOf } from "../camera/open-camera.ts";
import { openReader } from "./open-reader.ts";
import type { ReadPicture } from "./read-picture.ts";

/** Often enough that nobody waits, seldom enough that the phone stays cool. */
const LOOK_MS = 150;
/** A code fills a good part of this; larger pictures take longer and show no more. */
const PICTURE_WIDTH = 640;

/** Shows the camera behind the device in a video and tells each code it sees, once as long as it stays there. */
export function useCamera(onCode: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  trouble: CameraTrouble | null;
} {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  useEffect(() => {
    tell.current = onCode;
  });

  useEffect(() => {
    const stopped = new AbortController();
    void watch(video.current!, stopped.signal, (text) => tell.current(text)).catch((error: unknown) => {
      if (!stopped.signal.aborted) setTrouble(troubleOf(error));
    });
    return () => stopped.abort();
  }, []);
  return { video, trouble };
}

async function watch(
  video: HTMLVideoElement,
  stopped: AbortSignal,
  onCode: (text: string) => void,
): Promise<void> {
  await openCamera(video, stopped);
  const read = await openReader();
  let last: string | undefined;
  while (!stopped.aborted) {
    const text = await look(video, read);
    if (text !== undefined && text !== last && !stopped.aborted) onCode(text);
    if (text !== undefined) last = text;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function look(video: HTMLVideoElement, read: ReadPicture): Promise<string | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return Promise.resolve(undefined);
  const scale = Math.min(1, PICTURE_WIDTH / videoWidth);
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(video, 0, 0, width, height);
  return read(context.getImageData(0, 0, width, height));
}
