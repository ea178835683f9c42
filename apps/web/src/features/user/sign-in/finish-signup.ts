import type { Api } from "../../../lib/api/api.ts";
import type { Identity } from "../../../lib/identity/identity.ts";
import { splitNames } from "./display-name.ts";

/**
 * Makes the `signup` call for an identity that has no user yet: as the last step of signing up, where the provider lets
 * people in at once, and otherwise with the first sign-in. Afterwards the token carries the role.
 */
export async function finishSignup(
  api: Api,
  identity: Identity,
  names?: { firstName: string; lastName: string },
): Promise<void> {
  const signedIn = identity.current();
  if (!signedIn || signedIn.role !== "guest") return;
  const { email, displayName } = signedIn;
  const { firstName, lastName } = names ?? splitNames(displayName);
  await api.post("/api/signup", {
    body: { firstName, lastName, email, displayName: `${firstName} ${lastName}` },
  });
  await identity.refresh();
}
