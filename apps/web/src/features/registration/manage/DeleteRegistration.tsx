import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { useApi } from "../../../lib/api/api.context.ts";
import { DeleteSection } from "../../../lib/deletion/DeleteSection.tsx";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.ts";
import { titleOf } from "../registration-label.ts";
import { registrationKeys } from "../registration.queries.ts";

interface DeleteRegistrationProps {
  registration: RegistrationResponse;
  eventUrl: string;
}

/** For what was refused or cancelled. It cannot be brought back: its place in the order of arrival is gone with it. */
export function DeleteRegistration({ registration, eventUrl }: DeleteRegistrationProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [id, name] = [String(registration.id), titleOf(registration)];

  async function remove() {
    await api.delete("/api/events/{event}/registrations/{id}", { params: { event: eventUrl, id } });
    toast.success(m.desk_deleted({ name }));
    queryClient.removeQueries({ queryKey: registrationKeys.list(eventUrl) });
    await navigate({ to: "/events/$eventUrl/manage/registrations", params: { eventUrl } });
    queryClient.removeQueries({ queryKey: registrationKeys.one(eventUrl, id) });
  }

  return (
    <DeleteSection
      label={m.desk_delete()}
      name={name}
      goes={m.desk_delete_goes()}
      stays={m.desk_delete_stays()}
      onConfirm={remove}
    />
  );
}
