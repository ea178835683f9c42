import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useIdentity } from "../../lib/identity/identity.context.ts";

/** Signs out and forgets everything that was fetched on behalf of the one who left. */
export function useSignOut(): () => Promise<void> {
  const identity = useIdentity();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await identity.act((provider) => provider.signOut());
    queryClient.clear();
    await navigate({ to: "/events" });
  };
}
