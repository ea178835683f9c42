import type { CatchRules } from "../ruleset/catch-rules.ts";
import { takesScores } from "../score/takes-scores.ts";

type Session = Parameters<typeof takesScores>[0];

export type MayReport =
  | "yes"
  | "not-taken"
  | "not-in-session"
  | Exclude<ReturnType<typeof takesScores>, "open">;

/**
 * Whether an angler may report a fish of a session now. Not before it begins, when the code that belongs on the photo is not
 * known; afterwards as long as scores can be entered, because a phone may have been without signal for hours.
 */
export function mayReport(
  rules: Pick<CatchRules, "selfReports">,
  session: Session,
  fishes: boolean,
  now: Date,
): MayReport {
  if (rules.selfReports === undefined) return "not-taken";
  const state = takesScores(session, now);
  if (state !== "open") return state;
  return fishes ? "yes" : "not-in-session";
}

/** Whether the code of a session is told to its anglers: from its beginning, so that no photo is older than it. */
export function isCodeTold(session: Session, now: Date): boolean {
  const state = takesScores(session, now);
  return state === "open" || state === "official";
}
