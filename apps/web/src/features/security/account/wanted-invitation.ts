const KEY = "wanted-invitation";

/**
 * Remembers that somebody wants to accept while they sign in or up, perhaps in another tab. Only a press of the button says so:
 * an address that somebody else has written never accepts by itself.
 */
export function wantInvitation(secret: string): void {
  attempt(() => localStorage.setItem(KEY, secret));
}

export function isInvitationWanted(secret: string): boolean {
  return attempt(() => localStorage.getItem(KEY) === secret) ?? false;
}

export function forgetWantedInvitation(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Where nothing may be kept, people press the button once more. */
function attempt<Result>(deed: () => Result): Result | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
