import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { readPhoto } from "./read-photo.ts";

const MEGABYTE = 1024 * 1024;

/** Takes a photo that somebody has chosen, or says why it cannot be taken. */
export function usePhoto(onPhoto: (photo: Blob) => void) {
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
    setProblem(read.problem === "too-large" ? m.photo_too_large({ size, limit }) : m.photo_not_one());
  }

  return { problem, take };
}
