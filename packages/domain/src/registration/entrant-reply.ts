/** What somebody whom a captain has named says to it. */
export const entrantReplies = ["yes", "no"] as const;

export type EntrantReply = (typeof entrantReplies)[number];

/** The same as whoever registered them sees it. */
export const replyStatuses = ["not-asked", "waiting", ...entrantReplies] as const;

export type ReplyStatus = (typeof replyStatuses)[number];

/** Whoever registers themselves has said yes by that. */
export function replyStatus({ reply, wasAsked, isSelf }: Asked): ReplyStatus {
  return isSelf ? "yes" : (reply ?? (wasAsked ? "waiting" : "not-asked"));
}

export interface Asked {
  reply: EntrantReply | null;
  wasAsked: boolean;
  isSelf: boolean;
}

/** What can still be done with the code of a letter. */
export const askingStates = ["open", "answered", "expired", "over"] as const;

export type AskingState = (typeof askingStates)[number];

/** An answer that was given is shown also after the time for it; a registration that does not stand needs none. */
export function askingState(asking: Asking, now: number): AskingState {
  if (!asking.isStanding) return "over";
  if (asking.reply !== null) return "answered";
  return asking.expiresAt !== null && now < asking.expiresAt ? "open" : "expired";
}

export interface Asking {
  isStanding: boolean;
  reply: EntrantReply | null;
  /** In milliseconds since 1970. */
  expiresAt: number | null;
}
