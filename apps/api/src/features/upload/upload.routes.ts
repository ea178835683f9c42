import type { AccountQuotas } from "@tightlines/contract/limits";
import { cropFields, uploadEndpoints } from "@tightlines/contract/upload";
import type { CropFields } from "@tightlines/contract/upload";
import { UPLOAD_LIMIT_BYTES } from "@tightlines/contract/upload-url";
import type { Gate } from "../../platform/files/gate.ts";
import { readPage } from "../../platform/database/read-page.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { readInput } from "../../platform/http/read-input.ts";
import { readUpload } from "../../platform/http/read-upload.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { presentListItem, presentUpload } from "./upload.presenter.ts";
import * as uploads from "./upload.repository.ts";
import { deleteUpload, requireStorage, storeUpload } from "./upload.service.ts";
import type { UploadContext } from "./upload.service.ts";

interface UploadParts extends UploadContext {
  uploadLimit: RateLimit;
  quotas: AccountQuotas;
  gate: Gate;
}

export function uploadRoutes(serve: Serve, { uploadLimit, quotas, gate, ...context }: UploadParts): void {
  serve(uploadEndpoints.addUpload, async ({ caller, request }) => {
    const user = caller;
    await uploadLimit.take(String(user.userId));
    await requireStorage(context, user, quotas);
    return gate(async () => {
      const { file, fields } = await readUpload(request.raw, UPLOAD_LIMIT_BYTES);
      const crop = readInput(cropFields, fields) as CropFields;
      return { data: presentUpload(await storeUpload(context, user, file, crop)) };
    });
  });

  serve(uploadEndpoints.listUploads, async ({ db, query, caller }) => {
    const { userId } = caller;
    const { rows, meta } = await readPage(
      query,
      (window) => uploads.findPageByUser(db, userId, window),
      () => uploads.countByUser(db, userId),
    );
    const uses = await context.uses.findUses(
      db,
      rows.map(({ hash }) => hash),
      userId,
    );
    return {
      data: rows.map((row) => presentListItem(row, uses)),
      meta,
    };
  });

  serve(uploadEndpoints.deleteUpload, async ({ params: { id }, caller }) => {
    await deleteUpload(context, caller, id);
    return { data: { id } };
  });
}
