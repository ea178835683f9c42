/** What is kept of an upright image: a rectangle in fractions of it, or its middle in a ratio of width to height. */
export type Cut = { x: number; y: number; width: number; height: number } | { aspect: number };

interface Size {
  width: number;
  height: number;
}

export interface Rectangle extends Size {
  left: number;
  top: number;
}

/** The rectangle in whole pixels: never empty, never outside the image. */
export function cutOut(image: Size, cut: Cut | undefined): Rectangle {
  if (!cut) return { left: 0, top: 0, ...image };
  const { x, y, width, height } = "aspect" in cut ? middle(image, cut.aspect) : cut;
  const [left, pixelsAcross] = segment(image.width, x, width);
  const [top, pixelsDown] = segment(image.height, y, height);
  return { left, top, width: pixelsAcross, height: pixelsDown };
}

function middle(image: Size, aspect: number) {
  const width = Math.min(1, (image.height * aspect) / image.width);
  const height = Math.min(1, image.width / aspect / image.height);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

function segment(pixels: number, start: number, length: number): [start: number, length: number] {
  const first = Math.min(Math.round(start * pixels), pixels - 1);
  const last = Math.min(Math.round((start + length) * pixels), pixels);
  return [first, Math.max(1, last - first)];
}
