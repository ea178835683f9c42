import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { UserResponse } from "@tightlines/contract/user";
import { useApi } from "../../../lib/api/api.context.ts";
import { DeleteSection } from "../../../lib/deletion/DeleteSection.tsx";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.ts";
import { userKeys } from "../user.queries.ts";

export function DeleteUser({ user: { id, uid, displayName: name } }: { user: UserResponse }) {
  const api = useApi();
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Whoever wants to leave does so on their account page, which also signs them out.
  if (uid === signedIn?.uid) return null;

  async function remove() {
    await api.delete("/api/users/{id}", { params: { id: String(id) } });
    toast.success(m.user_deleted({ name }));
    // Removed, not merely stale: the list must not come back for a moment with what has just gone.
    queryClient.removeQueries({ queryKey: userKeys.lists });
    await navigate({ to: "/users" });
    queryClient.removeQueries({ queryKey: userKeys.one(String(id)) });
  }

  return (
    <DeleteSection
      label={m.user_delete()}
      name={name}
      goes={m.user_delete_goes()}
      stays={m.user_delete_stays()}
      onConfirm={remove}
    />
  );
}
