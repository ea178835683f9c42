import jsQr from "jsqr";
import sharp from "sharp";

/** What a decoder that is not ours reads in a picture of a QR code, given in base64. */
export async function decodePicture(base64: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(base64, "base64"))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
