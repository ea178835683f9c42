/** What a print is made of: so many grey values in a row, in so many rows. */
export const PRINT_GRID = { width: 9, height: 8 } as const;

/** Up to so many of the 64 bits differ when a photo is sent again smaller, brighter, or from another program. */
export const SAME_PHOTO_BITS = 5;

/**
 * The print of a photo, 16 hexadecimal digits: one bit for each pair of neighbours, set where the left one is darker (a
 * difference hash). It follows from how light and dark are spread, so that the same photo has the same print whatever its size.
 */
export function printPhoto(grey: Uint8Array): string {
  const { width, height } = PRINT_GRID;
  if (grey.length !== width * height) throw new Error(`A print needs ${width * height} grey values`);
  let bits = "";
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column;
      bits += grey[at]! < grey[at + 1]! ? "1" : "0";
    }
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}

/** In how many bits two prints differ. */
export function countDifferences(one: string, other: string): number {
  const bits = (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2);
  return bits.split("1").length - 1;
}
