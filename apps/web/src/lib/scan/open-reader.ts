import type { ReadPicture } from "./read-picture.ts";

interface Detector {
  detect: (picture: ImageData) => Promise<{ rawValue: string }[]>;
}

interface DetectorKind {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** The browser's own reader where it has one; otherwise one that is fetched now, and only now. */
export async function openReader(): Promise<ReadPicture> {
  const native = await findNative();
  if (!native) return (await import("./zxing-reader.ts")).readWithZxing;
  return async (picture) => (await native.detect(picture))[0]?.rawValue;
}

export async function findNative(): Promise<Detector | undefined> {
  const { BarcodeDetector: Kind } = globalThis as { BarcodeDetector?: DetectorKind };
  const formats = (await Kind?.getSupportedFormats().catch(() => [])) ?? [];
  return Kind && formats.includes("qr_code") ? new Kind({ formats: ["qr_code"] }) : undefined;
}
