import { createHash } from "node:crypto";
import { rates, type RateName } from "@tightlines/contract/limits";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { bareAddress } from "./bare-address.ts";
import { ProblemError } from "./problem-error.ts";

export interface RateLimit {
  /** Counts one attempt for each key, or refuses with the time to wait. */
  take(...keys: (string | undefined)[]): Promise<void>;
  /** Counts as many attempts for one key as something costs. */
  spend(key: string, attempts: number): Promise<void>;
}

/**
 * Counts attempts in the database, so that several processes share one count and a restart forgets
 * nothing. Keys are addresses and accounts; what a client writes into a header never is one.
 */
export function createRateLimit(pool: Pool, name: string, attempts: number, seconds: number): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
  });
  async function consume(key: string, points: number): Promise<void> {
    try {
      await limiter.consume(fingerprint(key), points);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new ProblemError("too-many-requests", {
        facts: { seconds: Math.ceil(error.msBeforeNext / 1000) },
      });
    }
  }
  return {
    async take(...keys) {
      for (const key of keys) if (key) await consume(key, 1);
    },
    spend: consume,
  };
}

export type RateLimits = Record<RateName, RateLimit>;

/** The limits of the contract, each with a count of its own. */
export function createRateLimits(pool: Pool): RateLimits {
  const limits = Object.entries(rates).map(([name, { attempts, seconds }]) => [
    name,
    createRateLimit(pool, name, attempts, seconds),
  ]);
  return Object.fromEntries(limits) as RateLimits;
}

/** The table learns neither addresses nor accounts, and a key of any length fits into it. */
function fingerprint(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Whole IPv6 networks belong to one subscriber: /64 counts as one address. */
export function addressKey(address: string): string {
  const ip = bareAddress(address);
  if (!ip.includes(":") || ip.startsWith("::ffff:")) return ip.replace("::ffff:", "");
  const [head = "", tail = ""] = ip.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = ip.includes("::") ? Array.from({ length: 8 - left.length - right.length }, () => "0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
