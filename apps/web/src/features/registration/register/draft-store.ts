import type { RegistrationDraft } from "./registration-draft.ts";

/**
 * What somebody types is kept on their device until it is sent: a guest signs up on the way, and the letter that confirms
 * their address opens in another tab, which shares nothing with this one but `localStorage`. Names and phone numbers stand
 * there, maybe on a club's computer. So it goes as soon as it was sent, after a day in any case, and when somebody else is
 * signed in than whoever typed it.
 */
export interface DraftPlace {
  eventUrl: string;
  /** The registration that is changed; absent for a new one. */
  change?: string | undefined;
}

export interface KeptDraft {
  draft: RegistrationDraft;
  /** What was refused when it was sent, by field. */
  problems?: Readonly<Record<string, string>> | undefined;
}

interface Stored extends KeptDraft {
  savedAt: number;
  /** Null for a guest: whoever signs in next goes on with it. */
  uid: string | null;
}

const PREFIX = "registration-draft ";
const KEPT_MS = 24 * 60 * 60 * 1000;

export function keepDraft(place: DraftPlace, uid: string | null, kept: KeptDraft): void {
  const stored: Stored = { ...kept, savedAt: Date.now(), uid };
  // A full or forbidden storage must not stop anybody from registering.
  attempt(() => localStorage.setItem(keyOf(place), JSON.stringify(stored)));
}

export function readDraft(place: DraftPlace, uid: string | null): KeptDraft | null {
  return attempt(() => {
    dropOldDrafts();
    const stored = readStored(keyOf(place));
    if (!stored) return null;
    if (stored.uid === null || stored.uid === uid) return stored;
    dropDraft(place);
    return null;
  });
}

export function dropDraft(place: DraftPlace): void {
  attempt(() => localStorage.removeItem(keyOf(place)));
}

function dropOldDrafts(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) {
    const savedAt = readStored(key)?.savedAt ?? 0;
    if (Date.now() - savedAt > KEPT_MS) localStorage.removeItem(key);
  }
}

function readStored(key: string): Stored | null {
  const text = localStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as Stored);
}

function keyOf({ eventUrl, change }: DraftPlace): string {
  return PREFIX + [eventUrl, change].filter(Boolean).join(" ");
}

function attempt<Result>(deed: () => Result): Result | null {
  try {
    return deed();
  } catch {
    return null;
  }
}
