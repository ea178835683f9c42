import { fromLetters, sumOf, toLetters } from "../letters.ts";

/** A photo of something that is said elsewhere in the same file. */
export interface NamedPhoto {
  id: string;
  photo: Blob;
}

const MARK = "tightlines-photo-1";

/** A photo as a line of a text file, which travels with what is said about it. */
export async function writePhotoLine({ id, photo }: NamedPhoto): Promise<string> {
  const letters = toLetters(new Uint8Array(await photo.arrayBuffer()));
  return [MARK, id, sumOf(letters), letters].join(".");
}

/** The photos of a file by what they belong to; undefined where a line was cut off or changed. */
export function readPhotoLines(lines: readonly string[]): Map<string, Blob> | undefined {
  const photos = new Map<string, Blob>();
  for (const line of lines) {
    const [mark, id, sum, letters] = line.trim().split(".");
    if (mark !== MARK || !id || !letters || sum !== sumOf(letters)) return undefined;
    try {
      photos.set(id, new Blob([fromLetters(letters)]));
    } catch {
      // Made by hand.
      return undefined;
    }
  }
  return photos;
}
