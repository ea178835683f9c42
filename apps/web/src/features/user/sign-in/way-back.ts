const KEY = "way-back";
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps where somebody was going when they signed up. The letter that confirms their address opens in another tab, which
 * shares nothing with this one but `localStorage`. It is an address of our own and says nothing about the person. What stands
 * behind its # may be a secret, as that of an invitation: it is for this device, and gone when somebody has signed in.
 */
export function keepWayBack(page: string): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ page, keptAt: Date.now() })));
}

export function readWayBack(): string | undefined {
  return attempt(() => {
    const { page, keptAt } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return keptAt !== undefined && Date.now() - keptAt < KEPT_MS ? page : undefined;
  });
}

export function dropWayBack(): void {
  attempt(() => localStorage.removeItem(KEY));
}

interface Kept {
  page: string;
  keptAt: number;
}

/** Where nothing may be kept, people go on as before. */
function attempt<Result>(deed: () => Result): Result | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
