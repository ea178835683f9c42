import { UPLOAD_LIMIT_BYTES } from "@tightlines/contract/upload-url";

/** Larger files than this are not opened: a phone would run out of memory over them. */
const OPENED_BYTES = 40 * 1024 * 1024;
const WIDEST = 2400;
const SMALL_BYTES = 2 * 1024 * 1024;

export type ReadPhoto = { photo: Blob } | { problem: "too-large" | "not-one"; limitBytes: number };

/**
 * A photo as it is kept and sent: small enough for a bad signal, without what the camera has written into it. What this browser
 * cannot open, such as some phones' own format, is sent as it is, and the server opens it.
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  if (file.size > OPENED_BYTES) return { problem: "too-large", limitBytes: OPENED_BYTES };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) {
    if (!/^image\/hei[cf]$/.test(file.type)) return { problem: "not-one", limitBytes: UPLOAD_LIMIT_BYTES };
    return file.size > UPLOAD_LIMIT_BYTES
      ? { problem: "too-large", limitBytes: UPLOAD_LIMIT_BYTES }
      : { photo: file };
  }
  const scale = Math.min(1, WIDEST / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= SMALL_BYTES) return { photo: file };
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.88));
  return photo ? { photo } : { problem: "not-one", limitBytes: UPLOAD_LIMIT_BYTES };
}
