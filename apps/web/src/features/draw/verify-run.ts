import type { DrawRunResponse } from "@tightlines/contract/draw-run";
import { isInForce } from "@tightlines/domain/draw/run-of-session";
import type { Verified } from "../../lib/verify/verified.ts";
import { type Numbers, ownNumbers } from "./own-numbers.ts";
import type { Reader } from "./read-held.ts";

/** With the rules of the kind at hand, and what the database holds now. Null for a draw that is still secret. */
export async function verifyRun(run: DrawRunResponse, asked: Reader): Promise<Verified | null> {
  const reader = { ...asked, api: asked.api.anew() };
  const { seed } = run;
  if (seed === null) return null;
  const numbers = await readNumbers(run, reader);
  if (run.kind === "group") {
    const { verifyGroups } = await import("@tightlines/domain/group/verify-groups");
    if (!run.placements) return null;
    const groups = verifyGroups({ ...numbers.toHome(run), seed, placements: numbers.toHome(run.placements) });
    if (!isInForce(run)) return groups;
    const { readHeldGroups } = await import("./read-held-groups.ts");
    return { ...groups, held: await readHeldGroups(run, reader) };
  }
  const { placements, turns, duels, rests } = run;
  if (!placements || !turns || !duels || !rests) return null;
  const { verifyDraw } = await import("@tightlines/domain/draw/verify-draw");
  const promised = numbers.toHome({ ...run, placements, turns, duels, rests });
  const verification = verifyDraw({ ...promised, seed });
  // What is replaced or undone holds nowhere.
  if (!isInForce(run)) return verification;
  const { readHeld } = await import("./read-held.ts");
  return { ...verification, held: await readHeld(run, seed, reader, numbers) };
}

/** A draw that came with an archive was promised with the numbers of another installation. */
async function readNumbers(run: DrawRunResponse, reader: Reader): Promise<Numbers> {
  if (!run.isImported) return ownNumbers;
  const { readHomeNumbers } = await import("./home-numbers.ts");
  return readHomeNumbers(run.id, reader);
}
