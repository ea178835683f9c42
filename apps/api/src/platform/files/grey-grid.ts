import sharp from "sharp";

/** How light an image is in each field of a grid, row by row. */
export function greyGrid(image: Buffer, size: { width: number; height: number }): Promise<Uint8Array> {
  return sharp(image)
    .flatten({ background: "#fff" })
    .greyscale()
    .resize({ ...size, fit: "fill" })
    .raw()
    .toBuffer();
}
