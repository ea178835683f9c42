import type { Pool } from "pg";
import { createRateLimit } from "../http/rate-limit.ts";

/** Somebody tries something at the embedded provider. */
export interface Attempt {
  /** Where they try it from. */
  address: string;
  /** The account they try it on, where they name one. */
  account: string | undefined;
  /** Whether this browser was let into that account before. */
  isKnownDevice: boolean;
}

const HOUR = 3600;

/**
 * How often each path may be tried. A whole river bank may share one carrier's address, so addresses get generous limits. One
 * account gets tight ones where a letter is sent, so that nobody's mailbox is flooded.
 */
export function createLimits(pool: Pool) {
  const limits: Record<string, (attempt: Attempt) => Promise<void>> = {
    "/sign-in/email": createSignInLimit(pool),
    "/sign-up/email": limit("sign-up", { address: 200, account: 10 }),
    // Whoever may sign up may confirm, also at the second attempt.
    "/confirm-address": limit("confirm-address", { address: 400, account: 100 }),
    "/request-password-reset": limit("reset", { address: 100, account: 5 }),
    "/reset-password": limit("new-password", { address: 100, account: 100 }),
    "/change-password": limit("change-password", { address: 100, account: 100 }),
    "/send-verification-email": limit("verification", { address: 100, account: 5 }),
  };
  return {
    async take(path: string, attempt: Attempt): Promise<void> {
      await limits[path]?.(attempt);
    },
  };

  function limit(name: string, most: { address: number; account: number }) {
    const byAddress = createRateLimit(pool, `${name}:address`, most.address, HOUR);
    const byAccount = createRateLimit(pool, `${name}:account`, most.account, HOUR);
    return async ({ address, account }: Attempt) => {
      await byAddress.take(address);
      await byAccount.take(account);
    };
  }
}

/**
 * Guessing a password is stopped where the guesses come from: twenty for one account from one address. Guesses from many
 * addresses together are slowed down to a hundred. Neither touches a browser that was let in before: otherwise anybody could
 * shut the owner out by guessing.
 */
function createSignInLimit(pool: Pool) {
  const seconds = HOUR / 4;
  const byAddress = createRateLimit(pool, "sign-in:address", 300, seconds);
  const byPair = createRateLimit(pool, "sign-in:pair", 20, seconds);
  const byAccount = createRateLimit(pool, "sign-in:account", 100, seconds);
  const byKnownDevice = createRateLimit(pool, "sign-in:known-device", 20, seconds);
  return async ({ address, account, isKnownDevice }: Attempt) => {
    await byAddress.take(address);
    if (!account) return;
    if (isKnownDevice) return byKnownDevice.take(account);
    await byPair.take(`${account} ${address}`);
    await byAccount.take(account);
  };
}
