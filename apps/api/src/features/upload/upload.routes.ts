import { PAGE_SIZE } from "@tightlines/contract/page";
import { cropFields, uploadEndpoints } from "@tightlines/contract/upload";
import type { CropFields } from "@tightlines/contract/upload";
import { UPLOAD_LIMIT_BYTES } from "@tightlines/contract/upload-url";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { readInput } from "../../platform/http/read-input.ts";
import { readUpload } from "../../platform/http/read-upload.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { presentListItem, presentUpload } from "./upload.presenter.ts";
import * as uploads from "./upload.repository.ts";
import { findUses } from "./upload-use.repository.ts";
import { deleteUpload, storeUpload } from "./upload.service.ts";
import type { UploadContext } from "./upload.service.ts";

export function uploadRoutes(
  serve: Serve,
  { uploadLimit, ...context }: UploadContext & { uploadLimit: RateLimit },
): void {
  const { db } = context;

  serve(uploadEndpoints.addUpload, async ({ caller, request }) => {
    const user = userOf(caller);
    await uploadLimit.take(String(user.userId));
    const { file, fields } = await readUpload(request.raw, UPLOAD_LIMIT_BYTES);
    const crop = readInput(cropFields, fields) as CropFields;
    return { data: presentUpload(await storeUpload(context, user, file, crop)) };
  });

  serve(uploadEndpoints.listUploads, async ({ query: { page }, caller }) => {
    const { userId } = userOf(caller);
    const [rows, total] = await Promise.all([
      uploads.findPageByUser(db, userId, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      uploads.countByUser(db, userId),
    ]);
    const uses = await findUses(
      db,
      rows.map(({ hash }) => hash),
      userId,
    );
    return {
      data: rows.map((row) => presentListItem(row, uses)),
      meta: { page, pageSize: PAGE_SIZE, total },
    };
  });

  serve(uploadEndpoints.deleteUpload, async ({ params: { id }, caller }) => {
    await deleteUpload(context, userOf(caller), id);
    return { data: { id } };
  });
}
