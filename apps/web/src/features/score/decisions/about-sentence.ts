import type { LoggedOperation } from "@tightlines/contract/score/score-operation";
import { m } from "../../../paraglide/messages.js";
import { nameOf } from "../../angler/angler-name.ts";
import { sessionLabel } from "../../session/session-label.ts";
import type { ScoreBook } from "../device/score-book.ts";

/** "Ann Rivers, Session 2": whose score an entry is about. Both may have been deleted since. */
export function aboutSentence(
  { anglers, sessions }: ScoreBook,
  { anglerId, sessionId }: Pick<LoggedOperation, "anglerId" | "sessionId">,
): string {
  const angler = anglers.find(({ id }) => id === anglerId);
  const session = sessions.find(({ id }) => id === sessionId);
  return m.decision_about({
    angler: angler ? nameOf(angler) : m.decision_unknown_angler(),
    session: session ? sessionLabel(session) : m.decision_unknown_session(),
  });
}
