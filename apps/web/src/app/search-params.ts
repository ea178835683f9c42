import { disciplines } from "@tightlines/domain/event/discipline";
import type { AuditSearch } from "../features/audit/audit.queries.ts";
import type { EventFilters } from "../features/event/event.queries.ts";

/** Search parameters as routes want them. Whatever is missing or nonsense is left out. */

export function readEventFilters(search: Record<string, unknown>): EventFilters {
  const text = readText(search["search"], 200);
  const status = readOne(search["status"], ["upcoming", "running", "finished"]);
  const discipline = readOne(search["discipline"], disciplines);
  const [from, to] = [readDay(search["from"]), readDay(search["to"])];
  const sort = readOne(search["sort"], ["name", "starts_on", "-starts_on"]);
  const page = Number(search["page"]);
  return {
    ...(text && { search: text }),
    ...(status && { status }),
    ...(discipline && { discipline }),
    ...(from && { from }),
    ...(to && { to }),
    ...(String(search["mine"]) === "true" && { mine: "true" as const }),
    ...(sort && { sort }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 && { page }),
  };
}

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const words = readText(search["search"], 200);
  const noun = readText(search["noun"], 40);
  const actor = readText(search["actor"], 128);
  const page = Number(search["page"]);
  return {
    ...(words && { search: words }),
    ...(noun && { noun }),
    ...(actor && { actor }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 && { page }),
  };
}

export interface RegisterSearch {
  /** The form begins with who fishes; this is what comes after. */
  step?: "details";
  /** The id of the registration that is changed. */
  change?: string;
}

export function readRegisterSearch(search: Record<string, unknown>): RegisterSearch {
  const change = Number(search["change"]);
  return {
    ...(search["step"] === "details" && { step: "details" as const }),
    ...(Number.isSafeInteger(change) && change > 0 && { change: String(change) }),
  };
}

export interface LetterCodeSearch {
  /** The code of a letter: of the one that asked, or the one to show at check-in. */
  code?: string;
}

export function readLetterCode(search: Record<string, unknown>): LetterCodeSearch {
  const code = readText(search["code"], 100);
  return code ? { code } : {};
}

export interface SignupSearch {
  return?: string;
  /** The address an invitation was sent to. */
  email?: string;
}

export function readSignupSearch(search: Record<string, unknown>): SignupSearch {
  return { ...readReturn(search), ...readEmail(search) };
}

export interface LoginSearch {
  /** Where to go after signing in. */
  return?: string;
  /** The code of a verification mail. */
  verify?: string;
  /** The code of a password-reset mail: Firebase opens one page for everything it mails. */
  resetCode?: string;
  reset?: "done";
  /** Whose letter led here. */
  email?: string;
}

/** The address a letter was sent to. */
function readEmail(search: Record<string, unknown>): { email?: string } {
  const email = readText(search["email"], 254);
  return email ? { email } : {};
}

/** Where somebody was going when they were asked who they are. */
function readReturn(search: Record<string, unknown>): { return?: string } {
  const back = readText(search["return"], 1000);
  return back && isOwnPage(back) ? { return: back } : {};
}

/** Any address will do to compare with: the path has to stay on it. */
const HERE = "https://here.invalid";

/**
 * A link that signs people in and then leads elsewhere is a trap. What counts is where a browser would go: it drops tabs
 * and line ends and takes a backslash for a slash, so that `/<tab>/evil.example` is another site.
 */
function isOwnPage(path: string): boolean {
  if (!/^\/(?!\/)/.test(path) || /[\p{Cc}\\]/u.test(path)) return false;
  const { origin, pathname } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith("//");
}

export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  const oobCode = readText(search["oobCode"], 2000);
  const verify = readText(search["verify"], 2000) ?? (search["mode"] === "verifyEmail" ? oobCode : undefined);
  const resetCode =
    readText(search["resetCode"], 2000) ?? (search["mode"] === "resetPassword" ? oobCode : undefined);
  return {
    ...readReturn(search),
    ...(verify && { verify }),
    ...(resetCode && { resetCode }),
    ...readEmail(search),
    ...(search["reset"] === "done" && { reset: "done" as const }),
  };
}

export interface CodeSearch {
  /** The code of a password-reset mail; Firebase calls it `oobCode`. */
  code?: string;
  /** The address to send such a mail to. */
  email?: string;
}

export function readCode(search: Record<string, unknown>): CodeSearch {
  const code = readText(search["code"], 2000) ?? readText(search["oobCode"], 2000);
  return { ...(code && { code }), ...readEmail(search) };
}

function readText(value: unknown, maxLength: number): string | undefined {
  // The router reads `?search=true` as a boolean, `?search=12` as a number.
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
  const text = String(value).trim();
  return text && text.length <= maxLength ? text : undefined;
}

function readOne<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value);
}

function readDay(value: unknown): string | undefined {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
}
