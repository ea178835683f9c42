import sharp from "sharp";
import { encode } from "uqr";

/** How many pixels a module is wide: sharp on any screen where a letter shows the code at half its size. */
const MODULE_PIXELS = 8;

/**
 * A QR code as PNG, for letters. It is dark on white, has the empty margin of four modules that scanners look for, and the
 * error correction M that the guidelines for payment codes ask for.
 */
export async function drawQrCode(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const pixels = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255));
  // Grey, since looking for the two colours of a palette takes four times as long.
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PIXELS, size * MODULE_PIXELS, { kernel: "nearest" })
    .toColourspace("b-w")
    .png({ compressionLevel: 9 })
    .toBuffer();
}
