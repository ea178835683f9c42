import { useNavigate } from "@tanstack/react-router";
import { useIdentity } from "../../lib/identity/identity.context.ts";
import { clearToasts } from "../../ui/toast.ts";
import { hasUnsavedInput } from "../../ui/unsaved.ts";

/**
 * Signs out at once, since whoever closes the page right after pressing must not stay signed in. The page is told when
 * it has been left: one that is for the signed-in alone never finds itself before a guest.
 */
export function useSignOut(): () => Promise<void> {
  const identity = useIdentity();
  const navigate = useNavigate();
  return async () => {
    const leaving = navigate({ to: "/events" });
    // Whoever has typed something is asked first, and may stay.
    if (hasUnsavedInput()) await leaving;
    await identity.act(async (provider) => {
      await provider.signOut();
      await leaving;
    });
    clearToasts();
  };
}
