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
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæøłđþœ]/gi, (letter) => ligatures[letter.toLowerCase()] ?? "")
    .toLowerCase();
  const url = plain
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, EVENT_URL_MAX)
    .replaceAll(/^-+|-+$/g, "");
  // A name in another script, or one that is only a number, needs a word in front.
  return checkEventUrl(url) === undefined ? url : `event-${url}`.replace(/-$/, "");
}

const ligatures: Record<string, string> = { ß: "ss", æ: "ae", ø: "o", ł: "l", đ: "d", þ: "th", œ: "oe" };
