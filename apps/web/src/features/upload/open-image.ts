import { UPLOAD_LIMIT_BYTES } from "@tightlines/contract/upload-url";
import { m } from "../../paraglide/messages.js";

export const ACCEPTED_TYPES = "image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif";

/** An image of this device, before it is sent. */
export interface LocalImage {
  file: File;
  /** Shows the file; to be revoked when it is no longer needed. */
  address: string;
  /** Width over height, turned upright; null for what this browser cannot show, such as HEIC in many. */
  aspect: number | null;
}

/** Why a file cannot be sent, as far as that is known before sending it. The server looks at the content. */
export function refusalOf(file: File): string | null {
  const isKnown = file.type === "" || ACCEPTED_TYPES.split(",").includes(file.type);
  if (!isKnown) return m.upload_not_image();
  if (file.size <= UPLOAD_LIMIT_BYTES) return null;
  const inMegabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
  return m.upload_too_large({ size: inMegabytes(file.size), limit: inMegabytes(UPLOAD_LIMIT_BYTES) });
}

export async function openImage(file: File): Promise<LocalImage> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { file, address, aspect: image.naturalWidth / image.naturalHeight };
  } catch {
    return { file, address, aspect: null };
  }
}

export function closeImage(image: LocalImage | null): void {
  if (image) URL.revokeObjectURL(image.address);
}
