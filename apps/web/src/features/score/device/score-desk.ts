import type { ScaleCheckInput } from "@tightlines/contract/score/scale-check";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { clockOffset, correctedNow } from "../../../lib/clock.ts";
import { keepClock } from "../../../lib/outbox/keep-clock.ts";
import { forget, keep, readAllKept, readKept } from "../../../lib/outbox/kept.ts";
import { listQueues } from "../../../lib/outbox/list-queues.ts";
import type { DeviceMark } from "../../../lib/outbox/device-mark.ts";
import { newId } from "../../../lib/outbox/new-id.ts";
import { subscribeTabs } from "../../../lib/outbox/tabs.ts";
import { pickScoringSession } from "./pick-session.ts";
import type { ScoreBook } from "./score-book.ts";
import { type BookOwner, openKeptBook } from "./kept-book.ts";
import { openPhotoOutbox, type WaitingPhoto } from "./photo-outbox.ts";
import { openScaleOutbox, scaleName, type WaitingCheck } from "./scale-outbox.ts";
import type { ScoreCaller } from "./score-caller.ts";
import { keepScores, readQueueName, scoreName, scoresOf } from "./score-outbox.ts";
import { isSignalLost, type ScoreSender } from "./score-sender.ts";
import type { Pair, WaitingScore } from "./shown-score.ts";
import { takenLater } from "./taken-later.ts";

/** What a page is about: all scores of a session, or one angler's. Without a session it is the one being fished. */
export interface Subject {
  sessionId?: number | undefined;
  anglerId?: number | undefined;
}

export interface DeskState {
  /** Undefined until the device has been asked; null where it keeps nothing. */
  book: ScoreBook | null | undefined;
  /** The session that is shown; undefined where there is none. */
  sessionId: number | undefined;
  /** What the server said about the subject, as far as it is known. */
  scores: readonly ScoreResponse[];
  /** Everything of this person in this event that waits, or that somebody has to look at. */
  waiting: readonly WaitingScore[];
  sending: ReadonlySet<string>;
  /** The checks of scales of this person in this event that wait, or that the server has refused. */
  checks: readonly WaitingCheck[];
  /** The photos of this person in this event that wait, or that the server has refused. */
  photos: readonly WaitingPhoto[];
  /** Whether somebody else has entered something on this device that is not sent yet. */
  othersWait: boolean;
  /** Why nothing new came from the server, where it is not for want of signal. */
  failure: unknown;
  /** Whether the server was asked since the page was opened, and has answered or not. */
  hasSynced: boolean;
}

/** Scores on this device. Everything shown is read from its store, and everything done goes there first. */
export interface ScoreDesk {
  state: () => DeskState;
  subscribe: (listener: () => void) => () => void;
  /** Resolves when it is stored on the device. Answers the id. */
  say: (pair: Pair, step: ScoreStepInput) => Promise<string | undefined>;
  /** All of them, in their order, or none. Resolves when they are stored on the device. */
  sayAll: (all: readonly { pair: Pair; step: ScoreStepInput }[]) => Promise<string[] | undefined>;
  /** All that the device keeps of a session, whatever the page is about. */
  scoresOf: (sessionId: number) => Promise<readonly ScoreResponse[]>;
  /** What was checked on this device for a session; undefined where nothing was. */
  scaleCheckOf: (sessionId: number) => Promise<ScaleCheckInput | undefined>;
  /** Resolves when it is stored on the device. */
  checkScale: (check: Omit<ScaleCheckInput, "id" | "madeAt">) => Promise<void>;
  /** Sends a check that the server has refused once more. Resolves when that attempt is over. */
  repeatCheck: (id: string) => Promise<void>;
  /** Takes a check that the server has refused from the device. */
  dropCheck: (check: Pick<ScaleCheckInput, "id" | "sessionId">) => Promise<void>;
  /** Resolves when the photo of a fish is stored on the device. */
  addPhoto: (catchId: string, photo: Blob) => Promise<void>;
  /** Sends a photo that the server has refused once more. Resolves when that attempt is over. */
  repeatPhoto: (id: string) => Promise<void>;
  /** Takes a photo that the server has refused from the device. */
  dropPhoto: (id: string) => Promise<void>;
  /** Leaves it at what the server has. */
  drop: (ids: readonly string[]) => Promise<void>;
  /** Sends what waits, then fetches what others have entered. */
  sync: () => Promise<void>;
}

type Envelope = "id" | "sessionId" | "anglerId" | "madeAt" | "deviceId" | "deviceNumber" | "reason";
type Step<Each> = Each extends unknown ? Omit<Each, Envelope> & { reason?: string } : never;
export type ScoreStepInput = Step<ScoreOperationInput>;

/** What a page is about, as the server has it. */
export interface Fetched {
  book: ScoreBook;
  scores: readonly ScoreResponse[];
}

export interface ScoreDeskOptions {
  caller: ScoreCaller;
  sender: ScoreSender;
  eventUrl: string;
  subject: Subject;
  /** Is given the book that the device keeps while it is fresh. */
  fetch: (owner: string, subject: Subject, fresh: ScoreBook | undefined) => Promise<Fetched>;
}

/** Who fishes and by which rules changes seldom on the day, and is the most there is to fetch. */
const BOOK_MS = 60_000;

export function createScoreDesk(options: ScoreDeskOptions): ScoreDesk {
  const { caller, sender, eventUrl, subject, fetch } = options;
  const { shelf } = caller;
  const kept = openKeptBook(shelf, eventUrl);
  const listeners = new Set<() => void>();
  let state: DeskState = {
    book: undefined,
    sessionId: undefined,
    scores: [],
    waiting: [],
    sending: new Set(),
    checks: [],
    photos: [],
    othersWait: false,
    failure: null,
    hasSynced: false,
  };
  let syncing: Promise<void> | undefined;
  let begun = 0;
  let shown = 0;
  let showing = Promise.resolve();
  let fetchFailure: unknown = null;
  let fetchedAt = 0;

  function set(change: Partial<DeskState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /**
   * Reads the store. Several may read at once: none takes back what a later one has shown, and what was stored before is
   * shown when it resolves.
   */
  function show(): Promise<void> {
    showing = readAndSet();
    return showing;
  }

  async function readAndSet(): Promise<void> {
    begun += 1;
    const mine = begun;
    const book = await kept.read();
    // In this order: an answer is kept before its operation is gone, so that one of the two always has it.
    const waiting = book ? await sender.outbox(book.event.id, book.owner).list() : [];
    const sessionId = book && sessionOf(book, subject);
    const scores =
      book && sessionId ? await readScores(shelf, book.event.id, sessionId, subject.anglerId) : [];
    const checks = book ? await scaleBox({ eventId: book.event.id, owner: book.owner }).list() : [];
    const photos = book ? await photoBox({ eventId: book.event.id, owner: book.owner }).list() : [];
    const queues = (await listQueues()).map(readQueueName);
    const othersWait = queues.some(
      (queue) => queue?.eventId === book?.event.id && queue?.owner !== book?.owner,
    );
    if (mine < shown) return;
    shown = mine;
    set({ book: book ?? null, sessionId, waiting, scores, checks, photos, othersWait });
  }

  const scaleBox = (of: BookOwner) => openScaleOutbox({ caller, ...of });
  const photoBox = (of: BookOwner) => openPhotoOutbox({ caller, ...of });

  async function syncOnce(): Promise<void> {
    await sender.send();
    const owner = await caller.owner();
    if (owner === undefined) return;
    const before = await kept.read();
    const isFresh = before?.owner === owner && Date.now() - fetchedAt < BOOK_MS;
    const { book, scores } = await fetch(owner, subject, isFresh ? before : undefined);
    const { id: eventId } = book.event;
    // Whoever has signed out while it was fetched leaves nothing on the device.
    if (caller.knownOwner() !== owner) return;
    if (book !== before) {
      await kept.keep(book);
      fetchedAt = Date.now();
    }
    await keepScores(shelf, eventId, owner, scores);
    const box = sender.outbox(eventId, owner);
    const taken = takenLater(await box.list(), scores);
    if (taken.length > 0) await box.remove(taken.map(({ id }) => id));
    await keepClock(clockOffset());
  }

  async function syncAll(): Promise<void> {
    fetchFailure = await syncOnce().then(
      () => null,
      (error: unknown) => (isSignalLost(error) ? null : error),
    );
    set({ failure: sender.state().failure ?? fetchFailure, hasSynced: true });
    await show();
  }

  const desk: ScoreDesk = {
    state: () => state,
    subscribe(listener) {
      const stops = [
        subscribeTabs(() => void show()),
        sender.subscribe(() => {
          const { sending, failure } = sender.state();
          set({ sending, failure: failure ?? fetchFailure });
        }),
      ];
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        for (const stop of stops) stop();
      };
    },
    say: async (pair, step) => (await desk.sayAll([{ pair, step }]))?.[0],
    async sayAll(all) {
      // Whose page it is, is known where it is shown: an entry waits for nothing but its own writing.
      const of = bookOwner(state.book) ?? (await kept.readOwner());
      if (!of) return undefined;
      const madeAt = new Date().toISOString();
      const added = all.map(({ pair: { sessionId, anglerId }, step }) => {
        const id = newId();
        const make = (mark: DeviceMark) => ({
          reason: "",
          ...step,
          ...mark,
          id,
          sessionId,
          anglerId,
          madeAt,
        });
        return { id, make };
      });
      await sender.outbox(of.eventId, of.owner).addAll(added);
      // Whoever follows the desk has begun to show it: storing tells every tab.
      await (listeners.size > 0 ? showing : show());
      void sender.send();
      return added.map(({ id }) => id);
    },
    async scoresOf(sessionId) {
      const of = await kept.readOwner();
      return of ? readScores(shelf, of.eventId, sessionId) : [];
    },
    async scaleCheckOf(sessionId) {
      const of = await kept.readOwner();
      return of && readKept<ScaleCheckInput>(scaleName(shelf, of.eventId, sessionId));
    },
    async checkScale(values) {
      const of = await kept.readOwner();
      if (!of) return;
      const check = { ...values, id: newId(), madeAt: new Date().toISOString() };
      await scaleBox(of).add(check.id, () => check);
      await keep(scaleName(shelf, of.eventId, check.sessionId), check);
      void sender.send();
    },
    async repeatCheck(id) {
      const of = await kept.readOwner();
      if (of) await scaleBox(of).sendAgain([id]);
      await sender.send();
    },
    async dropCheck({ id, sessionId }) {
      const of = await kept.readOwner();
      if (!of) return;
      const name = scaleName(shelf, of.eventId, sessionId);
      // Nobody has it then: the page asks for a check again.
      if ((await readKept<ScaleCheckInput>(name))?.id === id) await forget(name);
      await scaleBox(of).remove([id]);
    },
    async addPhoto(catchId, photo) {
      const of = bookOwner(state.book);
      if (!of) throw new Error("Nobody knows yet whose photo it is");
      await photoBox(of).add(catchId, ({ deviceId }) => ({ catchId, photo, deviceId }));
      void sender.send();
    },
    async repeatPhoto(id) {
      const of = bookOwner(state.book);
      if (of) await photoBox(of).sendAgain([id]);
      await sender.send();
    },
    async dropPhoto(id) {
      const of = bookOwner(state.book);
      if (of) await photoBox(of).remove([id]);
    },
    async drop(ids) {
      const { book } = state;
      if (book) await sender.outbox(book.event.id, book.owner).remove(ids);
      await show();
    },
    sync() {
      syncing ??= syncAll().finally(() => {
        syncing = undefined;
      });
      return syncing;
    },
  };
  void show().then(() => desk.sync());
  return desk;
}

function bookOwner(book: ScoreBook | null | undefined): BookOwner | undefined {
  return book ? { eventId: book.event.id, owner: book.owner } : undefined;
}

export function sessionOf(book: ScoreBook, subject: Subject): number | undefined {
  return subject.sessionId ?? pickScoringSession(book.sessions, correctedNow())?.id;
}

async function readScores(
  shelf: string,
  eventId: number,
  sessionId: number,
  anglerId?: number,
): Promise<ScoreResponse[]> {
  if (anglerId === undefined) return readAllKept<ScoreResponse>(scoresOf(shelf, eventId, sessionId));
  const score = await readKept<ScoreResponse>(scoreName(shelf, eventId, { sessionId, anglerId }));
  return score ? [score] : [];
}
