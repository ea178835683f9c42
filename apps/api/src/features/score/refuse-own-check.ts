import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import * as users from "../user/user.repository.ts";
import { keyOf, type ScoreDesk } from "./score-desk.ts";
import { isEnteredByOthers } from "./score-operation.repository.ts";

/**
 * A second person reads the card: whoever has entered all of it would read what they remember. Two who share an account
 * say who reads. It says nothing that could get lost, so that nobody has to decide about it.
 */
export async function refuseOwnCheck(
  { trx, event }: Pick<EventPartChange, "trx" | "event">,
  desk: ScoreDesk,
  operation: ScoreOperationInput,
  { userId }: { userId: number | null },
): Promise<ProblemError | undefined> {
  if (operation.kind !== "check") return undefined;
  const { row } = desk.scores.get(keyOf(operation))!;
  if (await isEnteredByOthers(trx, event.id, row.id, userId)) return undefined;
  const account = userId === null ? undefined : await users.findById(trx, userId);
  const { readBy } = operation;
  if (readBy !== undefined && !isSameName(readBy, account?.displayName ?? "")) return undefined;
  return new ProblemError("score-check-own");
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { sensitivity: "base" }) === 0;
}
