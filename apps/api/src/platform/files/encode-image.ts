import sharp from "sharp";
import type { Metadata, Sharp } from "sharp";
import { ProblemError } from "../http/problem-error.ts";
import { cutOut } from "./cut-out.ts";
import type { Cut } from "./cut-out.ts";
import { decodeHeic } from "./decode-heic.ts";
import { detectImageType } from "./detect-image-type.ts";
import { createQueue } from "./queue.ts";

export interface EncodedImage {
  /** Of the widest one. */
  width: number;
  height: number;
  /** One for each width that was asked for; a small image is the same in several. */
  sizes: { name: number; width: number; bytes: Buffer }[];
}

/** Today's telephones take 50 million pixels. Decoding holds several bytes for each of them. */
const MAX_PIXELS = 64_000_000;
/** A tall image is limited by its height, since WebP has no room for more than 16383 lines. */
const MAX_HEIGHT_PER_WIDTH = 2;

/** Decoding occupies threads that files and names are read with, too: two images at a time leave it some. */
const queue = createQueue(2);

/**
 * Makes WebP images of what somebody sent: upright, cut out, in sRGB, none larger than it was, and without any
 * metadata. What is no image, is broken or would fill the memory is refused.
 */
export function encodeImage(bytes: Buffer, widths: readonly number[], cut?: Cut): Promise<EncodedImage> {
  return queue(async () => {
    const image = await openImage(bytes);
    const { width: rawWidth, height: rawHeight } = image.upright;
    const widest = Math.max(...widths);
    const { data, info } = await orBroken(
      image.pixels
        .extract(cutOut({ width: rawWidth, height: rawHeight }, cut))
        .resize(within(widest))
        .toColourspace("srgb")
        .raw({ depth: "uchar" })
        .toBuffer({ resolveWithObject: true }),
    );
    const { width, height, channels } = info;
    const sizes: EncodedImage["sizes"] = [];
    for (const name of widths) {
      const same = sizes.find((size) => size.width === width && name >= size.width && isWhole(name, info));
      sizes.push(same ? { ...same, name } : await encode(data, { width, height, channels }, name));
    }
    return { width, height, sizes };
  });
}

async function openImage(
  bytes: Buffer,
): Promise<{ pixels: Sharp; upright: { width: number; height: number } }> {
  const type = detectImageType(bytes);
  if (!type) throw new ProblemError("not-an-image");
  if (type === "heic") {
    const { width, height, pixels } = await decodeHeic(bytes, MAX_PIXELS);
    return { pixels: sharp(pixels, { raw: { width, height, channels: 4 } }), upright: { width, height } };
  }
  // The header alone: nothing is decoded before its size is known to be bearable.
  const metadata = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata());
  refuseUnbearable(metadata);
  const pixels = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
  return { pixels, upright: metadata.autoOrient };
}

function refuseUnbearable({ width, height, pages = 1 }: Metadata): void {
  if (pages > 1) throw new ProblemError("image-animated");
  if (width * height > MAX_PIXELS)
    throw new ProblemError("image-too-many-pixels", { facts: { limit: MAX_PIXELS / 1e6 } });
}

async function encode(
  data: Buffer,
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
  name: number,
): Promise<EncodedImage["sizes"][number]> {
  const { data: bytes, info } = await sharp(data, { raw })
    .resize(within(name))
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { name, width: info.width, bytes };
}

function within(width: number) {
  const height = width * MAX_HEIGHT_PER_WIDTH;
  return { width, height, fit: "inside", withoutEnlargement: true } as const;
}

function isWhole(name: number, { width, height }: { width: number; height: number }): boolean {
  return width <= name && height <= name * MAX_HEIGHT_PER_WIDTH;
}

async function orBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new ProblemError("image-broken");
  }
}
