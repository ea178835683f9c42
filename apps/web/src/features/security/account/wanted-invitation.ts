const KEY = "wanted-invitation";

/**
 * Remembers that somebody wants to accept while they sign in or up, perhaps in another tab. Only a press of the button says so:
 * an address that somebody else has written never accepts by itself.
 */
export function wantInvitation(secret: string): void {
  attempt(() => localStorage.setItem(KEY, secret));
}

/** Whether they wanted that one; asked once. */
export function takeWantedInvitation(secret: string): boolean {
  return (
    attempt(() => {
      const wanted = localStorage.getItem(KEY);
      localStorage.removeItem(KEY);
      return wanted === secret;
    }) ?? false
  );
}

/** Where nothing may be kept, people press the button once more. */
function attempt<Result>(deed: () => Result): Result | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
