import {
  catchPhotoEndpoints,
  catchPhotoFields,
  passPhotoFields,
} from "@tightlines/contract/score/catch-photo";
import type { z } from "zod";
import { UPLOAD_LIMIT_BYTES } from "@tightlines/contract/upload-url";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Gate } from "../../platform/files/gate.ts";
import { addressKey, type RateLimit, type RateLimits } from "../../platform/http/rate-limit.ts";
import { readInput } from "../../platform/http/read-input.ts";
import { readUpload } from "../../platform/http/read-upload.ts";
import type { Serve } from "../../platform/http/serve.ts";
import * as photos from "./catch-photo.repository.ts";
import { addCatchPhoto, getCatchPhoto, presentPhoto } from "./catch-photo.service.ts";
import { requirePass } from "./pass-desk.service.ts";

interface CatchPhotoContext {
  files: FileStore;
  /** Photos are images like all others: they share what the server takes at once. */
  gate: Gate;
  uploadLimit: RateLimit;
  limits: Pick<RateLimits, "guess">;
}

export function catchPhotoRoutes(
  serve: Serve,
  { files, gate, uploadLimit, limits }: CatchPhotoContext,
): void {
  serve(catchPhotoEndpoints.addCatchPhoto, async ({ db, event, caller: { userId }, request }) => {
    await uploadLimit.take(String(userId));
    return gate(async () => {
      const { file, fields } = await readUpload(request.raw, UPLOAD_LIMIT_BYTES);
      const { catchId } = readInput(catchPhotoFields, fields) as { catchId: string };
      const sender = { userId, passId: null };
      return { data: await addCatchPhoto(db, event.id, { catchId, file }, sender, files) };
    });
  });

  serve(catchPhotoEndpoints.addPassPhoto, async ({ db, request }) =>
    gate(async () => {
      const { file, fields } = await readUpload(request.raw, UPLOAD_LIMIT_BYTES);
      const { secret, ...photo } = readInput(passPhotoFields, fields) as z.output<typeof passPhotoFields>;
      const pass = await requirePass(db, { secret, address: addressKey(request.ip) }, limits);
      await uploadLimit.take(`pass-${pass.id}`);
      const sender = { userId: null, passId: pass.id };
      return { data: await addCatchPhoto(db, pass.eventId, { ...photo, file }, sender, files) };
    }),
  );

  serve(catchPhotoEndpoints.listCatchPhotos, async ({ db, event, query }) => ({
    data: (await photos.findOfAngler(db, event.id, query)).map(presentPhoto),
  }));

  serve(catchPhotoEndpoints.getCatchPhoto, async ({ db, event, params }) => ({
    data: await getCatchPhoto(db, event.id, params.id, files),
  }));
}
