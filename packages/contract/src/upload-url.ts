/** What an uploaded image is called, for both sides. No schemas here: public pages need this and not zod. */

/** Each image is kept in these widths, none of them enlarged: a small image is the same in several. */
export const IMAGE_WIDTHS = [160, 480, 960, 1600] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Product definition, section 8. */
export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;

const pattern = new RegExp(`^/files/([0-9a-f]{64})/(${IMAGE_WIDTHS.join("|")})\\.webp$`);

export function uploadUrl(hash: string, width: ImageWidth = 960): string {
  return `/files/${hash}/${width}.webp`;
}

/** Whether a text is the address of an uploaded image, of this product and in one of its widths. */
export function isUploadUrl(text: string): boolean {
  return pattern.test(text);
}

/** The name of the image's content, the same in every width; undefined for what is no upload's address. */
export function uploadHash(url: string): string | undefined {
  return pattern.exec(url)?.[1];
}

/** For an image's `srcset`; undefined for what is not ours, such as a default picture. */
export function imageSrcSet(url: string | null | undefined): string | undefined {
  const hash = uploadHash(url ?? "");
  return hash && IMAGE_WIDTHS.map((width) => `${uploadUrl(hash, width)} ${width}w`).join(", ");
}
