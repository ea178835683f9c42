import { useQueryClient } from "@tanstack/react-query";
import type { EventPatch, EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../../lib/api/api.context.ts";
import { m } from "../../../../paraglide/messages.js";
import { toast } from "../../../../ui/toast.ts";
import { eventKeys } from "../../event.queries.ts";

/** How each card of the settings sends its own fields, and what follows. */
export function useSaveSettings({ id }: EventResponse) {
  const api = useApi();
  const queryClient = useQueryClient();
  return {
    save: (settings: Omit<EventPatch, "revision">, revision: number) =>
      api.patch("/api/events/{event}", { params: { event: String(id) }, body: { ...settings, revision } }),
    onSaved: () => {
      toast.success(m.event_saved());
      void queryClient.invalidateQueries({ queryKey: eventKeys.all });
    },
    submitLabel: m.ui_save(),
  };
}
