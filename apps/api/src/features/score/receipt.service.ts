import { createHash } from "node:crypto";
import type { ReceiptResponse } from "@tightlines/contract/score/receipt";
import { hashScore, type SignedValues } from "@tightlines/domain/score/hash-score";
import type { Db } from "../../platform/database/schema.ts";
import type { ScoreOperationRow } from "../../platform/database/tables/score-operation.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { showName } from "../angler/angler.presenter.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import * as anglers from "../angler/angler.repository.ts";
import * as draws from "../draw/draw.repository.ts";
import { getEvent } from "../event/event.service.ts";
import * as sessions from "../session/session.repository.ts";
import { findCatches, findPenalties, findSpeciesNames } from "./catch.repository.ts";
import { readEntered } from "./entered-score.ts";
import * as operationLog from "./score-operation.repository.ts";
import * as scores from "./score.repository.ts";

interface ReceiptHolder {
  secret: string;
  address: string;
}

interface ReceiptContext {
  uses: AnglerUses;
  guessLimit: RateLimit;
}

/** What an angler has signed and whether it still holds, under the name that every visitor sees. */
export async function openReceipt(
  db: Db,
  { secret, address }: ReceiptHolder,
  { uses, guessLimit }: ReceiptContext,
): Promise<ReceiptResponse> {
  const hash = createHash("sha256").update(secret).digest("hex");
  const signature = await operationLog.findByReceipt(db, hash);
  if (!signature) {
    await guessLimit.take(address);
    throw new ProblemError("receipt-unknown");
  }
  const { eventId, sessionId, anglerId } = signature;
  const { url, name, timeZone, units } = await getEvent(db, eventId);
  const angler = requireFound(await anglers.findById(db, eventId, anglerId), "angler-not-found");
  const session = requireFound(await sessions.findById(db, eventId, sessionId), "session-not-found");
  const seat = await draws.findOfAngler(db, eventId, sessionId, anglerId);
  const place = seat && (await draws.findListed(db, eventId, seat.id));
  const viewer = { isOrganizer: false, hidesMinors: await uses.hidesMinors(db, eventId) };
  return {
    state: await stateOf(db, signature),
    event: { url, name, timeZone, units },
    session: { number: session.number, name: session.name },
    anglerNumber: angler.number,
    anglerName: `${angler.firstName} ${showName(angler, viewer).lastName}`,
    teamName: angler.teamName,
    sectorCode: place?.sectorCode ?? null,
    pegNumber: place?.pegNumber ?? null,
    signedAt: signature.madeAt.toISOString(),
    receivedAt: signature.receivedAt.toISOString(),
    signed: signature.outcome === "applied" ? await readSigned(db, signature) : null,
  };
}

async function stateOf(db: Db, signature: ScoreOperationRow): Promise<ReceiptResponse["state"]> {
  const { eventId, outcome, decidedAt, after } = signature;
  if (outcome !== "applied") return decidedAt ? "refused" : "open";
  const row = await scores.findByPair(db, eventId, signature);
  if (!row) return "changed";
  const catches = await findCatches(db, eventId, [row.id]);
  const penalties = await findPenalties(db, eventId, [row.id]);
  const { hash } = after as { hash: string };
  return hashScore(readEntered(row, catches, penalties)) === hash ? "holds" : "changed";
}

/** The history keeps with a signature what was signed. */
async function readSigned(
  db: Db,
  { after }: ScoreOperationRow,
): Promise<NonNullable<ReceiptResponse["signed"]>> {
  const { presence, weighIn, catches, penalties } = after as SignedValues;
  const names = await findSpeciesNames(
    db,
    catches.map(({ values }) => Number(values.species)),
  );
  return {
    ...presence,
    weightGrams: weighIn?.weightGrams ?? null,
    fishCount: weighIn?.fishCount ?? null,
    biggestFishGrams: weighIn?.biggestFishGrams ?? null,
    catches: catches.map(({ values, voidReason }) => ({
      speciesName: names.get(Number(values.species)) ?? "",
      lengthMm: values.lengthMm ?? null,
      weightGrams: values.weightGrams ?? null,
      count: values.count ?? 1,
      caughtAt: values.caughtAt ?? null,
      voidReason,
    })),
    penalties: penalties.map(({ values: { code }, voidReason }) => ({ code, voidReason })),
  };
}
