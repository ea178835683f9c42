import { archiveEndpoints } from "@tightlines/contract/archive/archive";
import type { AccountQuotas } from "@tightlines/contract/limits";
import type { EventParts } from "../../features/event/event-parts.ts";
import { requireEventQuota } from "../../features/event/event-quota.service.ts";
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
    const { id, url } = await importArchive(call, readArchive(call.file), parts);
    return { data: { id, url } };
  });
}
