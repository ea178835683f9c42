import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SecurityResponse } from "@tightlines/contract/security";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDelete } from "../../../ui/ConfirmDelete.tsx";
import { toast } from "../../../ui/toast.ts";
import { holderName } from "../right-label.ts";
import { securityKeys } from "../security.queries.ts";
import { eventKeys } from "../../event/event.queries.ts";

/** Asks first: whoever is removed notices at once. Whoever removes themselves is led out. */
export function RemoveRight({ event, entry, id, isSelf }: RemoveRightProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const name = holderName(entry);

  async function remove() {
    const params = { event: String(event.id), id: String(id) };
    await api.delete("/api/events/{event}/securities/{id}", { params });
    toast.success(m.security_removed({ name }));
    if (isSelf) await navigate({ to: "/events" });
    await queryClient.invalidateQueries({ queryKey: isSelf ? eventKeys.all : securityKeys.all(event.id) });
  }

  return (
    <>
      <Button
        variant="subtle"
        color="clay"
        aria-label={m.security_remove_of({ name })}
        onClick={() => setAsking(true)}
      >
        {m.security_remove()}
      </Button>
      <ConfirmDelete
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        name={m.security_remove_name({ name })}
        goes={isSelf ? m.security_remove_goes_self() : m.security_remove_goes({ name })}
        stays={m.security_remove_stays()}
        onConfirm={remove}
      />
    </>
  );
}

export interface RemoveRightProps {
  event: EventResponse;
  entry: SecurityResponse;
  id: number;
  isSelf: boolean;
}
