import type { RateLimit } from "../../../platform/http/rate-limit.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { enqueueMails } from "../../../platform/mail/outbox.repository.ts";
import type { AnglerUses } from "../../angler/angler-uses.ts";
import type { EventPartChange } from "../../event/event-part.service.ts";
import { isAdmitted } from "../../registration/count-letters.service.ts";
import type { DrawRun } from "../draw-run.ts";
import * as runs from "../draw-run.repository.ts";
import { type Addressee, findAddressees } from "./draw-letter.repository.ts";

/** What letters about draws need of the rest of the product. */
export interface DrawLetters {
  publicUrl: string;
  /** How many letters one person may cause. */
  letterLimit: RateLimit;
}

/** What putting a draw into force, or taking it out, needs of other nouns. */
export interface RunOptions {
  uses: AnglerUses;
  letters: DrawLetters;
}

/** Whom a letter is about, and which draw counts it if it cannot be sent. */
export interface Told {
  run: DrawRun;
  anglerIds: readonly number[];
}

/**
 * Writes to these anglers, in the transaction of what they are told about. A draft has no public page that a letter could
 * lead to. Nobody's draw fails because too many letters were written today; the run then says how many people were not
 * told, so that its organizer tells them.
 */
export async function tellAnglers(
  { trx, event, caller }: EventPartChange,
  { letterLimit }: DrawLetters,
  { run, anglerIds }: Told,
  write: (person: Addressee) => Mail,
): Promise<void> {
  if (event.status !== "published" && event.status !== "running") return;
  const people = await findAddressees(trx, event.id, anglerIds);
  if (people.length === 0) return;
  if (!(await isAdmitted(() => letterLimit.spend(caller.uid, people.length))))
    return runs.addUnsentLetters(trx, run, people.length);
  await enqueueMails(trx, people.map(write));
}
