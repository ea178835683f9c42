import { useQueryClient } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import { useApi } from "../../../lib/api/api.context.ts";
import { DeleteButton } from "../../../lib/deletion/DeleteButton.tsx";
import { asSeen } from "../../../lib/deletion/use-take-back.ts";
import { useBringBack } from "../../../lib/deletion/use-bring-back.ts";
import { m } from "../../../paraglide/messages.js";
import { inputOf, valuesOf } from "../angler-values.ts";
import { anglerKeys } from "../angler.queries.ts";

export interface DeleteSelectedProps {
  eventUrl: string;
  anglers: readonly AnglerResponse[];
  onDeleted: () => void;
}

/** All who are ticked, or nobody: whoever is needed is named. */
export function DeleteSelected({ eventUrl, anglers, onDeleted }: DeleteSelectedProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const sayDeleted = useBringBack(anglerKeys.all(eventUrl));
  const params = { event: eventUrl };
  const name = m.angler_count({ count: anglers.length });

  async function remove() {
    await api.post("/api/events/{event}/anglers/delete", { params, body: asSeen(anglers) });
    const body = { anglers: anglers.map((angler) => inputOf(valuesOf(angler), angler)) };
    sayDeleted(m.angler_deleted_many({ count: anglers.length }), () =>
      api.post("/api/events/{event}/anglers/delete/undo", { params, body }),
    );
    await queryClient.invalidateQueries({ queryKey: anglerKeys.all(eventUrl) });
    onDeleted();
  }

  return (
    <DeleteButton
      label={m.angler_delete_selected()}
      name={name}
      goes={m.angler_delete_many_goes()}
      stays={m.angler_delete_many_stays()}
      onConfirm={remove}
    />
  );
}
