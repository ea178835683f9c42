import { CHECK_INS_AT_ONCE } from "@tightlines/domain/check-in/check-ins-at-once";
import type { CheckInList, CheckInOperation, CheckInOutcome } from "@tightlines/contract/check-in";
import type { EventResponse } from "@tightlines/contract/event";
import type { CheckInPresence } from "@tightlines/domain/check-in/check-in-presence";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import type { Api } from "../../lib/api/api.ts";
import { IdentityProblem } from "../../lib/identity/identity-provider.ts";
import type { Identity } from "../../lib/identity/identity.ts";
import { changeKept, keep, readKept } from "../../lib/outbox/kept.ts";
import { newId } from "../../lib/outbox/new-id.ts";
import { createOutbox, type Outbox } from "../../lib/outbox/outbox.ts";
import { noteSignal } from "../../lib/signal.ts";
import { seenOf, takeAnswers, type WaitingCheckIn } from "./check-in-state.ts";

/** What the device keeps, so that check-in goes on without signal: names, numbers and hashes, and no address of anybody. */
export interface KeptCheckIn {
  /** For whom it was fetched. */
  owner: string;
  event: EventResponse;
  list: CheckInList;
}

export interface DeskState {
  /** Undefined until the device has been asked; null where it keeps nothing. */
  kept: KeptCheckIn | null | undefined;
  waiting: readonly WaitingCheckIn[];
  /** Why the server did not take something in, where it is not for want of signal. */
  failure: unknown;
  /** Whether the server was asked since the page was opened, and has answered or not. */
  hasSynced: boolean;
}

/** Check-in on this device. Everything shown is read from its store, and everything done goes there first. */
export interface CheckInDesk {
  state: () => DeskState;
  subscribe: (listener: () => void) => () => void;
  /** Keeps what was tapped, then tries to send it. */
  say: (anglerIds: readonly number[], presence: CheckInPresence) => Promise<void>;
  /** Leaves it at what the server has about somebody. */
  drop: (anglerId: number) => Promise<void>;
  /** Sends what waits, then fetches the list anew. */
  sync: () => Promise<void>;
}

export function createCheckInDesk(api: Api, identity: Identity, eventUrl: string): CheckInDesk {
  const name = `check-in ${eventUrl}`;
  const listeners = new Set<() => void>();
  let state: DeskState = { kept: undefined, waiting: [], failure: null, hasSynced: false };
  let syncing: Promise<void> | undefined;
  let isAskedAgain = false;
  let outbox: { queue: string; box: Outbox<CheckInOperation, CheckInOutcome> } | undefined;

  async function show(failure: unknown = state.failure): Promise<void> {
    const kept = (await readKept<KeptCheckIn>(name)) ?? null;
    const waiting = kept ? await outboxOf(kept).list() : [];
    state = { ...state, kept, waiting, failure };
    for (const listener of listeners) listener();
  }

  /** One person's taps are never sent as somebody else's. */
  function outboxOf({ owner, event }: KeptCheckIn): Outbox<CheckInOperation, CheckInOutcome> {
    const queue = `check-in ${event.id} ${owner}`;
    if (outbox?.queue !== queue) outbox = { queue, box: openOutbox(queue) };
    return outbox.box;
  }

  function openOutbox(queue: string) {
    return createOutbox<CheckInOperation, CheckInOutcome>({
      queue,
      counter: queue,
      atOnce: CHECK_INS_AT_ONCE,
      send: async (operations) =>
        (
          await api.post("/api/events/{event}/check-in/operations", {
            params: { event: eventUrl },
            body: { operations },
          })
        ).data,
      isSettled: ({ outcome }) => outcome === "applied" || outcome === "repeated",
      takeIn: (outcomes) =>
        changeKept<KeptCheckIn>(name, (kept) => ({ ...kept, list: takeAnswers(kept.list, outcomes) })),
    });
  }

  /** Sending before fetching, and never both at once: a list that is older than an answer must not replace it. */
  async function syncOnce(): Promise<void> {
    await identity.role();
    const owner = identity.current()?.uid;
    if (owner === undefined) return;
    const kept = await readKept<KeptCheckIn>(name);
    if (kept?.owner === owner) await outboxOf(kept).flush();
    const params = { event: eventUrl };
    const event = await api.get("/api/events/{event}", { params });
    const list = await api.get("/api/events/{event}/check-in", { params });
    // Whoever has signed out while it was fetched leaves nothing on the device.
    if (identity.current()?.uid !== owner) return;
    await keep(name, { owner, event: event.data, list: list.data } satisfies KeptCheckIn);
  }

  async function syncAll(): Promise<void> {
    do {
      isAskedAgain = false;
      const failure = await syncOnce().then(
        () => null,
        (error: unknown) => error,
      );
      const isUnreachable = failure instanceof IdentityProblem && failure.code === "unreachable";
      if (isUnreachable) noteSignal(false);
      const isOffline = isUnreachable || (failure instanceof ApiProblem && failure.code === "offline");
      state = { ...state, hasSynced: true };
      await show(isOffline ? null : failure);
    } while (isAskedAgain);
  }

  const desk: CheckInDesk = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async say(anglerIds, presence) {
      const opened = await readKept<KeptCheckIn>(name);
      if (!opened) return;
      const box = outboxOf(opened);
      for (const anglerId of anglerIds) {
        const id = newId();
        // In this order: an answer is kept before its operation is gone, so that one of the two always has it.
        const waiting = await box.list();
        const kept = await readKept<KeptCheckIn>(name);
        if (kept?.owner !== opened.owner) break;
        const seen = seenOf(kept.list, waiting, anglerId);
        const madeAt = new Date().toISOString();
        await box.add(id, () => ({ id, anglerId, presence, seen, madeAt }));
        // Whoever taps again has looked at what was refused or contested.
        await box.remove(answeredOf(waiting, anglerId));
      }
      await show();
      void desk.sync();
    },
    async drop(anglerId) {
      const { kept } = state;
      if (!kept) return;
      const box = outboxOf(kept);
      await box.remove(answeredOf(await box.list(), anglerId));
      await show();
    },
    sync() {
      isAskedAgain = syncing !== undefined;
      syncing ??= syncAll().finally(() => {
        syncing = undefined;
      });
      return syncing;
    },
  };
  void show().then(() => desk.sync());
  return desk;
}

function answeredOf(waiting: readonly WaitingCheckIn[], anglerId: number): string[] {
  return waiting
    .filter(({ body, answer }) => body.anglerId === anglerId && answer !== null)
    .map(({ id }) => id);
}
