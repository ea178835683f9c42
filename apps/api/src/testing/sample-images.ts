import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import type { Sharp } from "sharp";

/** The corners of the sample image, clockwise from the top left. */
export const QUARTERS = ["red", "green", "yellow", "blue"] as const;

/** Four coloured quarters: whatever turns or mirrors it is seen at once. */
export function quarters(width = 64, height = 48): Sharp {
  const [w, h] = [width / 2, height / 2];
  const rect = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const drawing = rect(0, 0, "#d00") + rect(w, 0, "#0a0") + rect(w, h, "#ee0") + rect(0, h, "#00d");
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`,
    ),
  ).flatten({ background: "#fff" });
}

/** The same 64 × 48 pixels as HEIC, made with libheif's heif-enc: nothing on npm writes it. */
export function quartersHeic(): Promise<Buffer> {
  return readFile(fileURLToPath(new URL("quarters.heic", import.meta.url)));
}

/** Names the colours in the middle of the quarters of an image, as `QUARTERS` does. */
export async function readQuarters(image: Buffer): Promise<string[]> {
  const { data, info } = await sharp(image)
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return nameOf([...data.subarray(start, start + 3)]);
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.75, 0.75), at(0.25, 0.75)];
}

/** A PNG of nothing but zeros: a few hundred kilobytes that claim to be gigabytes. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", lines),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** As in the PNG specification, annex D; node:zlib has it from Node 22 on. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The nearest of the colours: other colour spaces move them a little. */
function nameOf(pixel: number[]): string {
  const distance = (colour: number[]) =>
    colour.reduce((sum, part, index) => sum + (part - (pixel[index] ?? 0)) ** 2, 0);
  const colours = { red: [221, 0, 0], green: [0, 170, 0], yellow: [238, 238, 0], blue: [0, 0, 221] };
  const ranked = Object.entries({ ...colours, white: [255, 255, 255], black: [0, 0, 0] });
  return ranked.sort(([, one], [, other]) => distance(one) - distance(other))[0]![0];
}
