import type { SessionStatus } from "@tightlines/domain/session/session-status";
import { m } from "../../../paraglide/messages.js";

interface SessionAction {
  label: string;
  /** What it does, spelled out. */
  sentence: string;
}

/** What a change of status is called on its button, and what follows from it. */
export function sessionAction(from: SessionStatus, to: SessionStatus): SessionAction {
  const [label, sentence] = wordsFor(from, to);
  return { label: label(), sentence: sentence() };
}

type Words = readonly [label: () => string, sentence: () => string];

function wordsFor(from: SessionStatus, to: SessionStatus): Words {
  if (from === "official") return [m.session_to_reopened, m.session_to_reopened_sentence];
  if (from === "provisional" && to === "running")
    return [m.session_to_resumed, m.session_to_resumed_sentence];
  if (from === "cancelled") return [m.session_to_back_on, m.session_to_back_on_sentence];
  return words[to];
}

const words: Record<SessionStatus, Words> = {
  scheduled: [m.session_to_scheduled, m.session_to_scheduled_sentence],
  running: [m.session_to_running, m.session_to_running_sentence],
  provisional: [m.session_to_provisional, m.session_to_provisional_sentence],
  official: [m.session_to_official, m.session_to_official_sentence],
  cancelled: [m.session_to_cancelled, m.session_to_cancelled_sentence],
};
