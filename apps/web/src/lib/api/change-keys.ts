/** What a change is told apart by. */
interface Change {
  method: string;
  url: string;
  body?: string;
}

/** The names under which the API carries a change out once, however often it is sent. */
export interface ChangeKeys {
  /** A new key, or the last one where the very same change was sent to this address and has not been answered. */
  of: (change: Change) => string;
  /** For a change whose answer never came: whoever tries again means the same change. */
  keep: (change: Change, key: string) => void;
  /** For a change that was refused: it was not made, and the next attempt is another one. */
  forget: (change: Change) => void;
  /** After a change that was made: what is sent from now on is meant for what there is now. */
  forgetAll: () => void;
}

export function createChangeKeys(): ChangeKeys {
  const unanswered = new Map<string, { body: string | undefined; key: string }>();
  const keep = (change: Change, key: string) =>
    void unanswered.set(placeOf(change), { body: change.body, key });
  return {
    of(change) {
      const last = unanswered.get(placeOf(change));
      if (last && last.body === change.body) return last.key;
      const key = newKey();
      keep(change, key);
      return key;
    },
    keep,
    forget: (change) => void unanswered.delete(placeOf(change)),
    forgetAll: () => unanswered.clear(),
  };
}

function placeOf({ method, url }: Change): string {
  return `${method} ${url}`;
}

/** `randomUUID` is missing where a page comes without HTTPS, as in a club house's own network. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
}
