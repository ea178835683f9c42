import { eventLengths } from "./event-lengths.ts";
import { foldLetters } from "../fold-letters.ts";

/** `/events/add` is a page of its own, and a number is an event's id. */
const reserved = new Set(["add"]);

export type EventUrlProblem = "empty" | "too-long" | "characters" | "reserved" | "number";

/** What is wrong with an event's name in addresses, if anything. */
export function checkEventUrl(url: string): EventUrlProblem | undefined {
  if (url === "") return "empty";
  if (url.length > eventLengths.url) return "too-long";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url)) return "characters";
  if (reserved.has(url)) return "reserved";
  return /^\d+$/.test(url) ? "number" : undefined;
}

/** An address made of a name: "Žďár Spring Masters 2027!" becomes "zdar-spring-masters-2027". */
export function suggestEventUrl(name: string, word = "event"): string {
  const url = shorten(
    foldLetters(name)
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replace(/^-/, ""),
    eventLengths.url,
  );
  // A name in another script, or one that is only a number, needs a word in front.
  return checkEventUrl(url) === undefined ? url : shorten(`${word}-${url}`, eventLengths.url);
}

/** The same address with a number behind it, for when it is taken: "spring-masters-2". */
export function numberEventUrl(url: string, number: number): string {
  return `${shorten(url, eventLengths.url - `-${number}`.length)}-${number}`;
}

function shorten(url: string, maxLength: number): string {
  return url.slice(0, maxLength).replace(/-+$/, "");
}
