import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { ReadPicture } from "./read-picture.ts";

// By itself it would fetch its file from somebody else's server.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** Fetches and compiles what reading needs. */
export async function loadZxing(): Promise<void> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
}

export const readWithZxing: ReadPicture = async (picture) => {
  const [found] = await readBarcodes(picture, { formats: ["QRCode"], maxNumberOfSymbols: 1 });
  return found?.isValid ? found.text : undefined;
};
