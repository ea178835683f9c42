import type { PassDesk } from "@tightlines/contract/score/pass-desk";
import type { ScoreOperationInput, ScoreOutcome } from "@tightlines/contract/score/score-operation";
import { outsidePass, passState } from "@tightlines/domain/pass/pass-state";
import type { Db } from "../../platform/database/schema.ts";
import type { PassRow } from "../../platform/database/tables/pass.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { RateLimits } from "../../platform/http/rate-limit.ts";
import * as passes from "../pass/pass.repository.ts";
import { findPass } from "../pass/pass.service.ts";
import type { Said, Teller } from "./apply-scores.service.ts";
import { applyScores, type ScoreTools } from "./apply-together.service.ts";
import { loadPassDesk, passViewer } from "./load-pass-desk.ts";

const SEEN_EVERY_MS = 60_000;

/** Whoever holds a pass, and where they call from. */
export interface PassHolder {
  secret: string;
  address: string;
}

type PassLimits = Pick<RateLimits, "guess" | "passEntry" | "passOpening">;

export async function openPass(db: Db, holder: PassHolder, limits: PassLimits): Promise<PassDesk> {
  const pass = await requirePass(db, holder, limits);
  await limits.passOpening.take(String(pass.id));
  return loadPassDesk(db, pass, new Date());
}

/** By the same function as everybody else's. What comes too late is kept, and the organizer decides about it. */
export async function applyPassScores(
  db: Db,
  holder: PassHolder,
  said: Omit<Said, "teller">,
  { limits, ...tools }: { limits: PassLimits } & ScoreTools,
): Promise<ScoreOutcome[]> {
  const pass = await requirePass(db, holder, limits);
  await limits.passEntry.spend(String(pass.id), said.operations.length);
  return applyScores(db, pass.eventId, { ...said, teller: tellerOf(pass, new Date()) }, tools);
}

/** Wrong secrets are counted by where they come from, so that guessing leads nowhere. */
export async function requirePass(
  db: Db,
  { secret, address }: PassHolder,
  { guess }: Pick<PassLimits, "guess">,
): Promise<PassRow> {
  const pass = await findPass(db, secret);
  if (!pass) {
    await guess.take(address);
    throw new ProblemError("pass-unknown");
  }
  if (pass.revokedAt) throw new ProblemError("pass-revoked", { facts: { name: pass.name } });
  if (isDue(pass)) await passes.noteSeen(db, pass);
  return pass;
}

/** Whether it was last noted so long ago that `noteSeen` would write. */
function isDue({ lastSeenAt }: PassRow): boolean {
  return !lastSeenAt || Date.now() - lastSeenAt.getTime() > SEEN_EVERY_MS;
}

/** A pass may be found by anybody: a jury decides about penalties, and a double check needs a second person. */
const forOthers = new Set<ScoreOperationInput["kind"]>(["add-penalty", "void-penalty", "check"]);

function tellerOf(pass: PassRow, now: Date): Teller {
  const { id: passId, name } = pass;
  return {
    userId: null,
    passId,
    passName: name,
    viewer: passViewer,
    outside(desk, pair) {
      const outside = outsidePass(pass, desk.placeOf(pair));
      if (outside === "session") return new ProblemError("pass-other-session", { facts: { name } });
      return outside && new ProblemError("pass-other-sector", { facts: { name } });
    },
    refuse({ kind }) {
      if (forOthers.has(kind)) return new ProblemError("pass-not-for-this", { facts: { name } });
      if (passState(pass, now) === "expired") return new ProblemError("pass-expired", { facts: { name } });
      return undefined;
    },
  };
}
