import type { Api } from "../../../lib/api/api.ts";
import type { Identity } from "../../../lib/identity/identity.ts";

/**
 * Makes the `signup` call for an identity that has no user yet: as the last step of signing up, and at
 * the next sign-in when that step was cut off. Afterwards the token carries the role.
 */
export async function finishSignup(
  api: Api,
  identity: Identity,
  names?: { firstName: string; lastName: string },
): Promise<void> {
  const signedIn = identity.current();
  if (!signedIn || signedIn.role !== "guest") return;
  const { email, displayName } = signedIn;
  const { firstName, lastName } = names ?? splitName(displayName);
  await api.post("/api/signup", {
    body: { firstName, lastName, email, displayName: `${firstName} ${lastName}` },
  });
  await identity.refresh();
}

function splitName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = displayName.trim().split(/\s+/);
  return { firstName: firstName || displayName, lastName: rest.join(" ") || firstName };
}
