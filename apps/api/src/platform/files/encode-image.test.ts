import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pngBomb, QUARTERS, quarters, quartersHeic, readQuarters } from "../../testing/sample-images.ts";
import { encodeImage } from "./encode-image.ts";

const WIDTHS = [160, 480, 960, 1600];

describe("what is taken", () => {
  test.each(["png", "jpeg", "webp"] as const)("%s becomes WebP in every width", async (format) => {
    const image = await encodeImage(await quarters(2000, 1000).toFormat(format).toBuffer(), WIDTHS);
    expect(image).toMatchObject({ width: 1600, height: 800 });
    expect(image.sizes.map(({ name, width }) => [name, width])).toEqual(
      WIDTHS.map((width) => [width, width]),
    );
    for (const { bytes, width } of image.sizes) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height: width / 2 });
      expect(await readQuarters(bytes)).toEqual(QUARTERS);
    }
  });

  test("HEIC is decoded, although sharp alone cannot", async () => {
    const { sizes, ...size } = await encodeImage(await quartersHeic(), WIDTHS);
    expect(size).toEqual({ width: 64, height: 48 });
    expect(await readQuarters(sizes[0]!.bytes)).toEqual(QUARTERS);
  });

  test("a small image is never enlarged, and is there under every name", async () => {
    const { sizes } = await encodeImage(await quarters(300, 200).png().toBuffer(), WIDTHS);
    expect(sizes.map(({ name, width }) => [name, width])).toEqual([
      [160, 160],
      [480, 300],
      [960, 300],
      [1600, 300],
    ]);
    expect(sizes[3]!.bytes).toBe(sizes[1]!.bytes);
  });

  test.each([
    [20, 16_000],
    [16_000, 20],
    [1, 1],
  ])("an image of %i × %i is kept in proportion", async (width, height) => {
    const { sizes } = await encodeImage(await blank(width, height), WIDTHS);
    for (const { bytes } of sizes) {
      const stored = await sharp(bytes).metadata();
      expect(stored.width).toBeLessThanOrEqual(1600);
      expect(stored.height).toBeLessThanOrEqual(3200);
    }
  });

  test("colours of other spaces and depths arrive in sRGB", async () => {
    const cmyk = await quarters().toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const deep = await quarters().toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    const grey = await quarters().greyscale().png().toBuffer();
    for (const bytes of [cmyk, deep])
      expect(await readQuarters((await encodeImage(bytes, WIDTHS)).sizes[0]!.bytes)).toEqual(QUARTERS);
    expect((await encodeImage(grey, WIDTHS)).width).toBe(64);
  });

  test("what is transparent stays so", async () => {
    const glass = sharp({ create: { width: 40, height: 40, channels: 4, background: "#ff000080" } });
    const { sizes } = await encodeImage(await glass.png().toBuffer(), WIDTHS);
    expect(await sharp(sizes[0]!.bytes).metadata()).toMatchObject({ hasAlpha: true });
  });
});

describe("orientation and metadata", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("orientation %i is applied", async (orientation) => {
    const sent = await asSeenUpright(orientation);
    const { sizes, width, height } = await encodeImage(sent, WIDTHS);
    expect([width, height]).toEqual([64, 48]);
    expect(await readQuarters(sizes[0]!.bytes)).toEqual(QUARTERS);
  });

  test("EXIF, position, colour profile and comments are gone", async () => {
    const sent = await quarters()
      .withExif({
        IFD0: { Artist: "Anna Nováková" },
        IFD3: { GPSLatitude: "50/1 5/1 0/1", GPSLatitudeRef: "N" },
      })
      .withIccProfile("p3")
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer();
    expect(await sharp(sent).metadata()).toHaveProperty("exif");
    for (const { bytes } of (await encodeImage(sent, WIDTHS)).sizes) {
      const metadata = await sharp(bytes).metadata();
      for (const key of ["exif", "icc", "xmp", "iptc", "orientation", "comments"])
        expect(metadata).not.toHaveProperty(key);
      expect(bytes.toString("latin1")).not.toContain("Anna");
    }
  });
});

describe("cutting out", () => {
  test.each([1, 6, 8, 3])("a crop speaks of the upright image, with orientation %i", async (orientation) => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const { sizes, width, height } = await encodeImage(await asSeenUpright(orientation), WIDTHS, crop);
    expect([width, height]).toEqual([32, 24]);
    expect(await readQuarters(sizes[0]!.bytes)).toEqual(["green", "green", "green", "green"]);
  });

  test("without a crop the middle is cut out in the ratio that is asked for", async () => {
    const image = await encodeImage(await quarters(800, 400).png().toBuffer(), WIDTHS, { aspect: 1 });
    expect(image).toMatchObject({ width: 400, height: 400 });
    expect(await readQuarters(image.sizes[0]!.bytes)).toEqual(QUARTERS);
  });

  test.each([
    { x: 1, y: 1, width: 1, height: 1 },
    { x: 0.999, y: 0, width: 0.0001, height: 1 },
  ])("a crop at the edge still holds a pixel", async (crop) => {
    const { width, height } = await encodeImage(await quarters().png().toBuffer(), WIDTHS, crop);
    expect(Math.min(width, height)).toBeGreaterThan(0);
  });
});

describe("what is refused", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

  test.each([
    ["SVG with a script", Buffer.from(svg)],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["PDF", Buffer.from("%PDF-1.7\n")],
    ["text", Buffer.from("hello")],
    ["one byte", Buffer.from([0xff])],
  ])("%s is no image", async (_name, bytes) => {
    await expect(encodeImage(bytes, WIDTHS)).rejects.toMatchObject({ code: "not-an-image", status: 415 });
  });

  test.each(["gif", "avif", "tiff"] as const)("%s is not among the formats we take", async (format) => {
    const bytes = await quarters().toFormat(format).toBuffer();
    await expect(encodeImage(bytes, WIDTHS)).rejects.toMatchObject({ code: "not-an-image" });
  });

  test("a moving image", async () => {
    const frames = await Promise.all([quarters().png().toBuffer(), quarters().negate().png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    await expect(encodeImage(moving, WIDTHS)).rejects.toMatchObject({ code: "image-animated", status: 415 });
  });

  test.each(["png", "jpeg", "webp"] as const)("a %s that is cut off or damaged", async (format) => {
    const whole = await quarters(600, 400).toFormat(format).toBuffer();
    const damaged = Buffer.from(whole.map((byte, index) => (index > 60 ? byte ^ (index * 31) : byte)));
    for (const bytes of [whole.subarray(0, whole.length / 2), whole.subarray(0, 20), damaged])
      await expect(encodeImage(bytes, WIDTHS)).rejects.toMatchObject({ code: "image-broken", status: 422 });
  });

  test.each([300, 900])("a HEIC that is cut off after %i bytes", async (length) => {
    const bytes = (await quartersHeic()).subarray(0, length);
    await expect(encodeImage(bytes, WIDTHS)).rejects.toMatchObject({ code: "image-broken", status: 422 });
  });

  test("a decompression bomb, before it is decoded", async () => {
    const bomb = pngBomb(30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    const start = performance.now();
    await expect(encodeImage(bomb, WIDTHS)).rejects.toMatchObject({
      code: "image-too-many-pixels",
      message: "That image has too many pixels: at most 64 million. Make it smaller first.",
    });
    expect(performance.now() - start).toBeLessThan(3000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });
});

/** A JPEG whose pixels are turned the other way, so that with this orientation it is seen upright. */
async function asSeenUpright(orientation: number): Promise<Buffer> {
  const upright = await quarters().png().toBuffer();
  const turned = {
    1: () => sharp(upright),
    2: () => sharp(upright).flop(),
    3: () => sharp(upright).rotate(180),
    4: () => sharp(upright).flip(),
    5: async () => sharp(await sharp(upright).rotate(270).toBuffer()).flip(),
    6: () => sharp(upright).rotate(270),
    7: async () => sharp(await sharp(upright).rotate(90).toBuffer()).flip(),
    8: () => sharp(upright).rotate(90),
  }[orientation]!;
  return (await turned()).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

function blank(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
}
