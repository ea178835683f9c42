import { archiveEndpoints } from "@tightlines/contract/archive/archive";
import { type AccountQuotas, ARCHIVE_LIMIT_MEGABYTES } from "@tightlines/contract/limits";
import type { EventParts } from "../../features/event/event-parts.ts";
import { requireEventQuota } from "../../features/event/event-quota.service.ts";
import { readUpload } from "../../platform/http/read-upload.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { importArchive } from "./import-archive.service.ts";
import { readArchive } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";

export function archiveRoutes(
  serve: Serve,
  { parts, quotas }: { parts: EventParts; quotas: AccountQuotas },
): void {
  serve(archiveEndpoints.getArchive, async ({ db, event }) => ({ data: await writeArchive(db, event) }));

  serve(archiveEndpoints.addArchive, async (call) => {
    await requireEventQuota(call, quotas);
    const { file } = await readUpload(call.request.raw, ARCHIVE_LIMIT_MEGABYTES * 1024 * 1024);
    const { id, url } = await importArchive(call, readArchive(file), parts);
    return { data: { id, url } };
  });
}
