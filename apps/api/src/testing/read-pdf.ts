import { getDocument, ImageKind, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  title: string;
  /** The words of each page, line breaks as spaces. */
  pages: string[];
  /** The lines of all pages from top to bottom, each as its cells from left to right: what a wide gap sets apart. */
  lines: string[][];
  /** What the letters say that no font of the file could draw. */
  missing: string[];
  /** In the order they are drawn, page by page, as a camera would see them. */
  images: Image[];
}

interface Image {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel. */
  pixels: Uint8ClampedArray;
}

/** Reads a PDF with a library that has nothing to do with the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  const lines: string[][] = [];
  const missing: string[] = [];
  const images: Image[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ("str" in item ? [item.str + (item.hasEOL ? " " : "")] : []));
    pages.push(words.join("").replaceAll(/\s+/g, " "));
    lines.push(...linesOf(items.filter((item) => "str" in item)));
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [at, operation] of fnArray.entries()) {
      if (operation === OPS.showText) missing.push(...missingIn(argsArray[at] as [ShownGlyph[]]));
      if (operation === OPS.paintImageXObject) {
        const [name] = argsArray[at] as [string];
        const shared = name.startsWith("g_") ? page.commonObjs : page.objs;
        images.push(readImage(await new Promise<PdfImage>((resolve) => void shared.get(name, resolve))));
      }
    }
  }
  await loading.destroy();
  return { title: (info as { Title?: string }).Title ?? "", pages, lines, missing, images };
}

interface TextItem {
  str: string;
  width: number;
  /** The last two are where it begins, from the left and from below. */
  transform: unknown[];
}

const WIDE_GAP = 4;

function linesOf(items: readonly TextItem[]): string[][] {
  const found = new Map<number, TextItem[]>();
  for (const item of items.filter(({ str }) => str.trim() !== "")) {
    const y = Math.round(Number(item.transform[5]));
    found.set(y, [...(found.get(y) ?? []), item]);
  }
  return [...found.entries()].toSorted(([one], [other]) => other - one).map(([, line]) => cellsOf(line));
}

function cellsOf(line: readonly TextItem[]): string[] {
  const cells: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { str, width, transform } of line.toSorted(
    (a, b) => Number(a.transform[4]) - Number(b.transform[4]),
  )) {
    const x = Number(transform[4]);
    if (x - end > WIDE_GAP) cells.push(str);
    else cells[cells.length - 1] += (x - end > 1 ? " " : "") + str;
    end = x + width;
  }
  return cells.map((cell) => cell.trim());
}

type ShownGlyph = number | { originalCharCode: number; unicode: string };

/** The glyph with the number 0 is the one that stands for letters a font does not have. */
function missingIn([glyphs]: [ShownGlyph[]]): string[] {
  return glyphs.flatMap((glyph) =>
    typeof glyph === "object" && glyph.originalCharCode === 0 ? [glyph.unicode] : [],
  );
}

interface PdfImage {
  width: number;
  height: number;
  kind: number;
  data: Uint8ClampedArray;
}

function readImage({ width, height, kind, data }: PdfImage): Image {
  if (kind === ImageKind.RGBA_32BPP) return { width, height, pixels: data };
  if (kind !== ImageKind.RGB_24BPP) throw new Error(`An image of kind ${kind} is not read yet.`);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    pixels.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return { width, height, pixels };
}
