/** Why there is no picture: nobody allowed it, there is no camera, or it does not start. */
export type CameraTrouble = "refused" | "missing" | "failed";

/** Shows the camera behind the device in a video until `stopped`. */
export async function openCamera(
  video: HTMLVideoElement,
  stopped: AbortSignal,
  wanted: MediaTrackConstraints = {},
): Promise<void> {
  // Missing where a page comes without HTTPS.
  if (!navigator.mediaDevices) throw new DOMException("", "NotFoundError");
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", ...wanted },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (stopped.aborted) return stop();
  stopped.addEventListener("abort", stop);
  video.srcObject = stream;
  await video.play();
}

export function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "failed";
}
