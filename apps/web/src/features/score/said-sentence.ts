import { catchOf, weighInOf } from "@tightlines/contract/score/entered-score";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import { m } from "../../paraglide/messages.js";
import type { ScoreBook } from "./device/score-book.ts";
import { fishSentence, weighInSentence } from "./score-words.ts";
import { sessionPresenceLabel } from "./session-presence.ts";

/** What somebody has entered, in words: for what waits and for what was not accepted. */
export function saidSentence(book: ScoreBook, entered: EnteredScore, body: ScoreOperationInput): string {
  switch (body.kind) {
    case "add-catch":
    case "change-catch":
      return fishSentence(book, catchOf(body.catch));
    case "void-catch":
      return m.score_said_void({ fish: fishById(book, entered, body.catchId) });
    case "restore-catch":
      return m.score_said_restore({ fish: fishById(book, entered, body.catchId) });
    case "set-weigh-in":
      return body.weighIn
        ? weighInSentence(weighInOf(body.weighIn), book.event.units)
        : m.score_said_nothing_weighed();
    case "set-presence":
      return sessionPresenceLabel(body.presence);
    case "add-penalty":
      return m.score_said_penalty({ code: body.penalty.code });
    case "void-penalty":
      return m.score_said_penalty_void();
    case "sign":
      return m.score_said_signed();
    case "check":
      return body.readBy === undefined
        ? m.score_said_checked()
        : m.score_said_checked_by({ who: body.readBy });
    default:
      // It was stored by another version of the page.
      return m.score_said_unknown();
  }
}

function fishById(book: ScoreBook, { catches }: EnteredScore, id: string): string {
  const fish = catches.find((each) => each.id === id);
  return fish ? fishSentence(book, fish.values) : m.score_unknown_species();
}
