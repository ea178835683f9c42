import { eventCopyEndpoints } from "@tightlines/contract/event-copy";
import type { AccountQuotas } from "@tightlines/contract/limits";
import type { EventParts } from "../../features/event/event-parts.ts";
import { requireEventQuota } from "../../features/event/event-quota.service.ts";
import { presentEvent } from "../../features/event/event.presenter.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { copyEvent } from "./copy-event.service.ts";

export function copyEventRoutes(
  serve: Serve,
  { parts, quotas }: { parts: EventParts; quotas: AccountQuotas },
): void {
  serve(eventCopyEndpoints.copyEvent, async (call) => {
    await requireEventQuota(call, quotas);
    return { data: presentEvent(await copyEvent(call, call.body, parts), call.caller, "owner") };
  });
}
