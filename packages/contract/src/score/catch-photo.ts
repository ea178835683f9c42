import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { photoFile } from "../photo.ts";
import { passHolder } from "./pass-desk.ts";

/** Photos are kept in this width: enough to read a measure by. */
export const CATCH_PHOTO_WIDTH = 1600;

const catchId = z.uuid().toLowerCase();
const idField = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** What stands beside the photo, as text. */
export const catchPhotoFields = z.object({
  catchId: catchId.describe("The fish: the id of the operation that said it"),
});

export const passPhotoFields = catchPhotoFields.extend({
  ...passHolder.shape,
  deviceId: z
    .uuid()
    .optional()
    .describe(
      "The device that said the fish: its photos may come with another pass, when the first one was ended",
    ),
});

/** That a fish has a photo. The photo itself has no address that others could open. */
export const catchPhotoResponse = z.object({
  catchId: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export type CatchPhotoResponse = z.output<typeof catchPhotoResponse>;

const problems = [
  "catch-not-found",
  "catch-has-photo",
  "uploads-busy",
  "too-large",
  "not-multipart",
  "not-an-image",
  "image-animated",
  "image-broken",
  "image-too-many-pixels",
] as const;

export const catchPhotoEndpoints = {
  addCatchPhoto: endpoint({
    method: "POST",
    path: "/api/events/{event}/scores/photos",
    summary: "Send the photo of a fish; sent again, it is the same photo",
    access: "event-scorer",
    status: 201,
    params: eventParams,
    upload: catchPhotoFields,
    answer: catchPhotoResponse,
    problems: [...problems],
  }),
  addPassPhoto: endpoint({
    method: "POST",
    path: "/api/pass/photos",
    summary: "Send the photo of a fish that was entered with a pass",
    access: "guest",
    status: 201,
    upload: passPhotoFields,
    answer: catchPhotoResponse,
    hasSecret: true,
    rate: "secret",
    problems: ["pass-unknown", "pass-revoked", ...problems],
  }),
  listCatchPhotos: endpoint({
    method: "GET",
    path: "/api/events/{event}/scores/photos",
    summary: "Which fish of an angler in a session have a photo",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    query: z.object({ sessionId: idField, anglerId: idField }),
    answer: z.array(catchPhotoResponse),
  }),
  getCatchPhoto: endpoint({
    method: "GET",
    path: "/api/events/{event}/scores/photos/{id}/photo.webp",
    summary: "The photo of a fish, for those who enter scores and judge them",
    access: "event-scorer",
    status: 200,
    params: eventParams.extend({ id: catchId }),
    answer: photoFile,
    file: "webp",
    rate: "photo",
    problems: ["catch-not-found"],
  }),
};
