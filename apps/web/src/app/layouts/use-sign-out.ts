import { useNavigate } from "@tanstack/react-router";
import { clearToasts } from "../../ui/toast.ts";
import { useIdentity } from "../../lib/identity/identity.context.ts";

/** Leaves first, so that a page which is for the signed-in alone never finds itself before a guest. */
export function useSignOut(): () => Promise<void> {
  const identity = useIdentity();
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: "/events" });
    await identity.act((provider) => provider.signOut());
    clearToasts();
  };
}
