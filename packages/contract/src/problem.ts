/**
 * Every failure a caller can meet, by a stable name: its HTTP status and the sentence people read.
 * `{name}` in a sentence is filled from the facts that come with the problem.
 */
export const problems = {
  "malformed-json": { status: 400, sentence: "The request body is not valid JSON." },
  "malformed-request": { status: 400, sentence: "The request could not be read." },
  "no-token": { status: 401, sentence: "Sign in first." },
  "invalid-token": { status: 401, sentence: "Your sign-in is not valid. Sign in again." },
  "expired-token": { status: 401, sentence: "Your sign-in has expired. Sign in again." },
  "stale-token": { status: 401, sentence: "Your rights have changed. Sign in again to use them." },
  // The specification's own words (docs/seed-conformance.md, section 8).
  "not-allowed": { status: 403, sentence: "Unauthorized to perform action" },
  "not-found": { status: 404, sentence: "There is nothing here under that name." },
  "user-not-found": { status: 404, sentence: "There is no such user." },
  "species-not-found": { status: 404, sentence: "There is no such species." },
  "event-not-found": { status: 404, sentence: "There is no such event." },
  "sector-not-found": { status: 404, sentence: "There is no such sector in this event." },
  "session-not-found": { status: 404, sentence: "There is no such session in this event." },
  "team-not-found": { status: 404, sentence: "There is no such team in this event." },
  "angler-not-found": { status: 404, sentence: "There is no such angler in this event." },
  "group-not-found": { status: 404, sentence: "There is no such group in this event." },
  "rotation-not-found": { status: 404, sentence: "There is no such cell in this event's rotation." },
  "draw-run-not-found": { status: 404, sentence: "There is no such draw in this event." },
  "security-not-found": { status: 404, sentence: "There is no such right on this event." },
  "invitation-not-found": {
    status: 404,
    sentence: "This invitation is not open any more: it was taken up or withdrawn.",
  },
  "event-species-not-found": { status: 404, sentence: "This species is not on the event's list." },
  "upload-not-found": { status: 404, sentence: "There is no such image. Upload it again." },
  "too-slow": { status: 408, sentence: "The request took too long to arrive. Try again." },
  "stale-revision": {
    status: 409,
    sentence: "Somebody else changed this meanwhile. Look at the new version, then change it again.",
  },
  "url-taken": { status: 409, sentence: "Another event has this address. Choose a different one." },
  "event-was-fished": {
    status: 409,
    sentence: "{name} has been fished: its scores and results are kept. Archive it instead.",
  },
  "email-taken": { status: 409, sentence: "There is already an account with that e-mail address." },
  "only-owner": {
    status: 409,
    sentence: "{name} is the only owner of {events}. Hand over or delete what is left behind first.",
  },
  "species-code-taken": { status: 409, sentence: "Another species has this code. Choose a different one." },
  "latin-name-taken": { status: 409, sentence: "There is already a species with this Latin name." },
  "species-in-use": {
    status: 409,
    sentence: "{name} is fished for in {events}. Take it off there first.",
  },
  "undo-too-late": { status: 409, sentence: "This cannot be undone any more: {reason}." },
  "still-needed": { status: 409, sentence: "{name} cannot be deleted: {dependents}." },
  "sector-code-taken": { status: 409, sentence: "Another sector has this code. Choose a different one." },
  "rows-changed": {
    status: 409,
    sentence: "Some {rows} were added or deleted meanwhile. Look at the list again, then order it.",
  },
  "sub-sector-too-deep": { status: 409, sentence: "Sub-sectors go one level deep: {reason}." },
  "peg-in-use": {
    status: 409,
    sentence: "{pegs} of sector {name} cannot be removed: {draws}. Mark it out of use instead.",
  },
  "session-number-taken": { status: 409, sentence: "Another session has this number." },
  "session-was-fished": {
    status: 409,
    sentence: "{name} has been started: what was fished is kept. Cancel it instead.",
  },
  "session-overlaps": { status: 409, sentence: "That would overlap {other}. Choose other times." },
  "team-name-taken": { status: 409, sentence: "Another team has this name. Choose a different one." },
  "team-start-number-taken": { status: 409, sentence: "Another team has this start number." },
  "angler-number-taken": { status: 409, sentence: "Another angler has this number." },
  "angler-slot-taken": { status: 409, sentence: "{name} already has this slot of {team}." },
  "draw-locked": {
    status: 409,
    sentence: "The draw is locked: {name} stays in {place}. Let a reserve take the place instead.",
  },
  "group-emptied": {
    status: 409,
    sentence:
      "That would leave {group} without anglers, and the rotation sends it to {cells}. Clear its rotation or add somebody else to it first.",
  },
  "angler-withdrawn": { status: 409, sentence: "{name} has withdrawn already." },
  "not-a-reserve": { status: 422, sentence: "{name} is not a reserve who could take this place." },
  "group-code-taken": { status: 409, sentence: "Another group has this code. Choose a different one." },
  "ruleset-frozen": {
    status: 409,
    sentence:
      "Fishing has begun, so the rules are frozen. Say why they change: results will name the version.",
  },
  "rotation-cell-taken": {
    status: 409,
    sentence: "This group already has a place in that session. Change that one instead.",
  },
  "rotation-exists": {
    status: 409,
    sentence: "There is a rotation already, with {cells}. Say that it may be replaced.",
  },
  "draw-run-not-draft": { status: 409, sentence: "Draw {number} is {status} already. Draw again instead." },
  "draw-input-changed": {
    status: 409,
    sentence: "Anglers or groups have changed since draw {number} was made. Draw again with those of now.",
  },
  "security-taken": {
    status: 409,
    sentence: "There is a right on this event for {name} already. Change it in the list.",
  },
  "invitation-taken": {
    status: 409,
    sentence: "The address {email} is invited already. Send the invitation again from the list.",
  },
  "last-owner": {
    status: 409,
    sentence: "The only owner of this event is {name}. Make somebody else owner first.",
  },
  "event-species-taken": { status: 409, sentence: "{name} is on the event's list already." },
  "last-administrator": {
    status: 409,
    sentence: "This is the last administrator. Make somebody else administrator first.",
  },
  "upload-in-use": {
    status: 409,
    sentence: "This image is still shown by {places}. Remove it there first.",
  },
  "too-large": { status: 413, sentence: "That is too large: at most {limit} can be sent." },
  "unsupported-type": { status: 415, sentence: "Send the request as application/json." },
  "not-multipart": { status: 415, sentence: "Send the image as multipart/form-data." },
  "not-an-image": {
    status: 415,
    sentence: "That is not an image we can use. Send a PNG, JPEG, WebP or HEIC.",
  },
  "image-animated": { status: 415, sentence: "Moving images cannot be used. Send a still one." },
  "image-broken": {
    status: 422,
    sentence: "That image is damaged or incomplete. Send it again, or another one.",
  },
  "image-too-many-pixels": {
    status: 422,
    sentence: "That image has too many pixels: at most {limit} million. Make it smaller first.",
  },
  "entry-list-not-clean": {
    status: 422,
    sentence: "{count} of the lines cannot be imported as they are. Nothing was changed.",
  },
  "entry-list-doubtful": {
    status: 422,
    sentence: "{first} Look at {lines}, and accept the warnings to import them all the same.",
  },
  "invalid-input": { status: 422, sentence: "Some of what you sent needs another look." },
  "ruleset-contradictory": { status: 422, sentence: "Some of these rules contradict each other." },
  "session-outside-days": {
    status: 422,
    sentence: "{name} is fished on {days}: a session must begin and end within.",
  },
  "sessions-outside-days": {
    status: 409,
    sentence:
      "{sessions} would lie outside {days}. Let the sessions move along with the first day, or change or cancel them first.",
  },
  "sessions-cannot-follow": {
    status: 409,
    sentence: "{session} {reason}. Change it under Sessions, then come back.",
  },
  "session-series-too-long": {
    status: 422,
    sentence: "The sessions of {day} run into the next day's. Choose fewer or shorter ones, or more days.",
  },
  "session-is-official": {
    status: 422,
    sentence: "{name} is official. Reopen it with a reason to change it.",
  },
  "session-status-not-possible": { status: 422, sentence: "A session cannot go from {from} to {to}." },
  "event-not-running": {
    status: 422,
    sentence: "A session starts while its event runs. Start {name} first.",
  },
  "sessions-unfinished": {
    status: 409,
    sentence:
      "{name} cannot be finished yet: {sessions}. Under Sessions, make each of them official or cancel it.",
  },
  "status-not-possible": { status: 422, sentence: "An event cannot go from {from} to {to}." },
  "no-groups": { status: 422, sentence: "There are no groups to draw into. Add some first." },
  "nobody-to-draw": {
    status: 422,
    sentence: "There is nobody to draw: no angler who takes part is without a group.",
  },
  "pinned-to-unknown-group": {
    status: 422,
    sentence: "{name} keeps {group}, which takes no part in this draw. Include it, or move {name} out first.",
  },
  "rotation-is-empty": {
    status: 422,
    sentence:
      "A rotation needs groups, sectors and official sessions: this event has {groups}, {sectors} and {sessions}.",
  },
  "rotation-needs-more-sessions": {
    status: 422,
    sentence:
      "With {groups} and {sectors}, every group can fish every sector only in {sessionsNeeded} or more; this event has {sessions}. Add sessions, or let each group fish as many sectors as they allow.",
  },
  "email-mismatch": { status: 422, sentence: "That is not the e-mail address you signed up with." },
  "too-many-requests": { status: 429, sentence: "Too many attempts. Try again in {seconds} seconds." },
  "headers-too-large": { status: 431, sentence: "The headers of the request are too large." },
  "internal-error": {
    status: 500,
    sentence: "Something went wrong on our side. Your request was not carried out.",
  },
  "shutting-down": { status: 503, sentence: "The server is restarting. Try again in a moment." },
  "storage-unavailable": {
    status: 503,
    sentence: "Images cannot be stored or fetched right now. Try again in a moment.",
  },
  "database-unavailable": {
    status: 503,
    sentence: "The database cannot be reached. Try again in a moment.",
  },
  "identity-unavailable": {
    status: 503,
    sentence: "The sign-in service cannot be reached. Try again in a moment.",
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ProblemCode = keyof typeof problems;
export type ProblemFacts = Record<string, string | number>;
/** What is wrong with each field, by the field's name. */
export type ProblemFields = Record<string, string[]>;

/** What an error answer carries. */
export interface ProblemAnswer {
  detail: string;
  code: ProblemCode;
  fields?: ProblemFields;
  /** For whoever comes too late: what is stored now, as the endpoint would have answered it. */
  current?: unknown;
  /** And the name of whoever stored it, where it is known. */
  changedBy?: string;
}

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === "string" && Object.hasOwn(problems, value);
}

export function problemSentence(code: ProblemCode, facts: ProblemFacts = {}): string {
  return problems[code].sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ""));
}
