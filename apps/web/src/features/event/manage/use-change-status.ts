import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { EventStatus } from "@tightlines/domain/event/status";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { statusLabel } from "../status-label.ts";
import { eventKeys } from "../event.queries.ts";

export function useChangeStatus(event: EventResponse) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isChanging, setChanging] = useState(false);

  /** Answers whether it was changed. */
  async function changeStatus(status: EventStatus): Promise<boolean> {
    setChanging(true);
    try {
      const params = { event: String(event.id) };
      await api.patch("/api/events/{event}", { params, body: { status, revision: event.revision } });
      toast.success(m.event_status_changed({ name: event.name, status: statusLabel(status) }));
      return true;
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: eventKeys.all });
      setChanging(false);
    }
  }
  return { changeStatus, isChanging };
}
