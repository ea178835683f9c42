import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { useApi } from "../../../lib/api/api.context.ts";
import { DeleteSection } from "../../../lib/deletion/DeleteSection.tsx";
import { useBringBack } from "../../../lib/deletion/use-bring-back.ts";
import { linkToList } from "../../../lib/list/list-trail.ts";
import { m } from "../../../paraglide/messages.js";
import { nameOf } from "../angler-name.ts";
import { inputOf, valuesOf } from "../angler-values.ts";
import { anglerKeys } from "../angler.queries.ts";

export function DeleteAngler({ angler, eventUrl }: { angler: AnglerResponse; eventUrl: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sayDeleted = useBringBack(anglerKeys.all(eventUrl));
  const [id, name] = [String(angler.id), nameOf(angler)];

  async function remove() {
    await api.delete("/api/events/{event}/anglers/{id}", { params: { event: eventUrl, id } });
    // An account that registered them is not theirs any more: it registers again.
    const body = inputOf(valuesOf(angler), angler);
    sayDeleted(m.angler_deleted({ name }), () =>
      api.post("/api/events/{event}/anglers", { params: { event: eventUrl }, body }),
    );
    // Removed, not merely stale: the list must not come back for a moment with who has just gone.
    queryClient.removeQueries({ queryKey: anglerKeys.list(eventUrl) });
    await navigate(linkToList(`/events/${eventUrl}/manage/anglers`));
    queryClient.removeQueries({ queryKey: anglerKeys.one(eventUrl, id) });
  }

  return (
    <DeleteSection
      label={m.angler_delete()}
      name={name}
      goes={m.angler_delete_goes()}
      stays={m.angler_delete_stays()}
      onConfirm={remove}
    />
  );
}
