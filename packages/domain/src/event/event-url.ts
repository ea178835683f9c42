import { foldLetters } from "../fold-letters.ts";

/** `/events/add` is a page of its own, and a number is an event's id. */
const reserved = new Set(["add"]);

export const EVENT_URL_MAX = 80;

export type EventUrlProblem = "empty" | "too-long" | "characters" | "reserved" | "number";

/** What is wrong with an event's name in addresses, if anything. */
export function checkEventUrl(url: string): EventUrlProblem | undefined {
  if (url === "") return "empty";
  if (url.length > EVENT_URL_MAX) return "too-long";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url)) return "characters";
  if (reserved.has(url)) return "reserved";
  return /^\d+$/.test(url) ? "number" : undefined;
}

/** An address made of a name: "Žďár Spring Masters 2027!" becomes "zdar-spring-masters-2027". */
export function suggestEventUrl(name: string): string {
  const url = shorten(
    foldLetters(name)
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replace(/^-/, ""),
    EVENT_URL_MAX,
  );
  // A name in another script, or one that is only a number, needs a word in front.
  return checkEventUrl(url) === undefined ? url : shorten(`event-${url}`, EVENT_URL_MAX);
}

/** The same address with a number behind it, for when it is taken: "spring-masters-2". */
export function numberEventUrl(url: string, number: number): string {
  return `${shorten(url, EVENT_URL_MAX - `-${number}`.length)}-${number}`;
}

function shorten(url: string, maxLength: number): string {
  return url.slice(0, maxLength).replace(/-+$/, "");
}
