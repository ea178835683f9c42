import sharp from "sharp";

/** Light and dark fields, others for each number. */
export function photoOf(number: number, width = 900): Promise<Buffer> {
  const fields = Array.from({ length: 108 }, (_, at) => {
    const grey = (at * 97 * number + ((at * at * (number + 3)) % 251)) % 256;
    return `<rect x="${at % 12}" y="${Math.floor(at / 12)}" width="1" height="1" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 9" width="${width}" height="${width * 0.75}">${fields.join("")}</svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: "#fff" }).jpeg().toBuffer();
}
