import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pageQuery } from "./page.ts";
import { IMAGE_WIDTHS, isUploadUrl } from "./upload-url.ts";
import { why } from "./problem/why.ts";

/** An image that was uploaded before, by its address; null takes it away. */
export const imageAddress = z.string().refine(isUploadUrl, why("not-uploaded")).nullable();

const uploadFields = {
  id: z.number().int(),
  url: z
    .string()
    .describe("The image at its usual width, for an event's logo or cover_photo, or a species' photo"),
  width: z.number().int().describe("Of the widest image that is kept"),
  height: z.number().int(),
  sizes: z
    .array(z.object({ width: z.number().int(), url: z.string() }))
    .describe("The same image by width, as a srcset wants it"),
  createdAt: z.iso.datetime(),
};

export const uploadResponse = z.object(uploadFields);

export const uploadListItem = z.object({
  ...uploadFields,
  usedBy: z.array(
    z.union([
      z.object({
        as: z.enum(["logo", "cover-photo", "team-logo"]),
        eventName: z.string(),
        eventUrl: z.string(),
      }),
      z.object({ as: z.literal("species-photo"), speciesName: z.string(), speciesId: z.number().int() }),
    ]),
  ),
});

export type UploadResponse = z.output<typeof uploadResponse>;
export type UploadListItem = z.output<typeof uploadListItem>;

const fraction = z.coerce.number(why("crop-out-of-range")).min(0).max(1);

/** The part of the upright image that is kept, in fractions of its width and height. All four, or none. */
export const cropFields = z
  .object({
    cropX: fraction,
    cropY: fraction,
    cropWidth: fraction.gt(0),
    cropHeight: fraction.gt(0),
    aspect: z.coerce
      .number()
      .min(0.1)
      .max(10)
      .describe("Without a crop: the middle of the image is cut out in this ratio of width to height"),
  })
  .partial()
  .refine(isWholeOrNone, { path: ["cropX"], message: why("crop-incomplete") });

export type CropFields = z.output<typeof cropFields>;

export const uploadEndpoints = {
  addUpload: endpoint({
    method: "POST",
    path: "/api/uploads",
    summary: `Store an image in the widths ${IMAGE_WIDTHS.join(", ")}`,
    access: "member",
    status: 201,
    upload: cropFields,
    answer: uploadResponse,
    problems: [
      "storage-full",
      "uploads-busy",
      "too-large",
      "not-multipart",
      "not-an-image",
      "image-animated",
      "image-broken",
      "image-too-many-pixels",
    ],
  }),
  listUploads: endpoint({
    method: "GET",
    path: "/api/uploads",
    summary: "The images one has uploaded, the newest first, and where they are used",
    access: "member",
    status: 200,
    query: pageQuery.pick({ page: true }),
    answer: z.array(uploadListItem),
    isPaged: true,
  }),
  deleteUpload: endpoint({
    method: "DELETE",
    path: "/api/uploads/{id}",
    summary: "Delete an image of one's own that nothing uses",
    access: "member",
    status: 200,
    params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    answer: z.object({ id: z.number().int() }),
    problems: ["upload-not-found", "upload-in-use"],
  }),
};

function isWholeOrNone(fields: Record<string, number | undefined>): boolean {
  const parts = [fields["cropX"], fields["cropY"], fields["cropWidth"], fields["cropHeight"]];
  return new Set(parts.map((part) => part === undefined)).size === 1;
}
