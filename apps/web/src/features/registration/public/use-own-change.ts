import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { registrationKeys } from "../registration.queries.ts";

/** Accepts or cancels the reader's own registration. Whether it was refused or not, what is shown is asked for anew. */
export function useOwnChange(event: EventResponse, registration: RegistrationResponse) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isChanging, setChanging] = useState(false);

  async function change(status: "confirmed" | "cancelled"): Promise<void> {
    setChanging(true);
    try {
      await api.patch("/api/events/{event}/registrations/{id}", {
        params: { event: event.url, id: String(registration.id) },
        body: { status, revision: registration.revision },
      });
    } finally {
      await queryClient.invalidateQueries({ queryKey: registrationKeys.all(event.url) });
      setChanging(false);
    }
  }

  return { change, isChanging };
}
