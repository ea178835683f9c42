import { nouns } from "../check/nouns.mjs";

/** What stories tell of, where their name does not say it. A story without a noun goes through the whole product. */
const told = {
  calendar: ["user", "session"],
  "draw-paper": ["draw"],
  "event-days": ["session", "group"],
  "event-list": ["event"],
  "hand-over": ["score"],
  identity: ["user"],
  invite: ["user"],
  "long-list": ["angler", "group"],
  "lost-answer": ["angler"],
  people: ["user", "species"],
  "registration-desk": ["registration"],
  "registration-lottery": ["registration"],
  "registration-payment": ["registration"],
  "registration-reply": ["registration"],
  "registration-waitlist": ["registration"],
  repair: ["draw"],
  rules: ["draw", "group", "result"],
  "scale-check": ["score"],
  "score-phone": ["score"],
  "self-report": ["report"],
  "update-while-waiting": ["score"],
};

/**
 * The stories that a change can break. Vitest follows imports, but stories meet the built product: what changes in a
 * noun's folder concerns the stories of this noun, of those after it, which may know it, and of the whole product. Any
 * other change of the product or of the harness concerns all stories, and one of a test, a guide or a story only itself.
 */
export function changedStories(changed, stories) {
  const concerned = changed.map((path) => storiesConcernedBy(path, stories));
  return stories.filter((story) => concerned.some((some) => some.includes(story)));
}

function storiesConcernedBy(path, stories) {
  if (isOutside(path)) return stories.filter((story) => story === path);
  const noun = nounOf(path);
  return noun ? stories.filter((story) => isToldAfter(story, noun)) : stories;
}

/** Nothing of the product: stories, tests, and what only people read. */
function isOutside(path) {
  return (
    /^e2e\/[^/]+\.e2e\.ts$|\.test\.(tsx?|mjs)$|\/testing\/|\.md$|^(docs|bench)\//.test(path) ||
    /^scripts\/(check|test)\b/.test(path)
  );
}

/** The noun whose folder or file this is: `event-species` belongs to `event`. */
function nounOf(path) {
  const home =
    /^(?:apps\/(?:api|web)\/src\/features|packages\/(?:domain|contract)\/src|apps\/web\/messages\/\w+)\/([\w-]+)/;
  const [, name] = home.exec(path) ?? [];
  return nouns.find((noun) => name === noun || name?.startsWith(`${noun}-`));
}

function isToldAfter(story, noun) {
  const own = nounsOf(/([^/]+)\.e2e\.ts$/.exec(story)?.[1] ?? "");
  return own.length === 0 || own.some((one) => nouns.indexOf(one) >= nouns.indexOf(noun));
}

function nounsOf(name) {
  return told[name] ?? nouns.filter((noun) => noun === name);
}
