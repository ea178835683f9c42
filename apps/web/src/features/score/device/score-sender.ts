import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { type Api, createApi } from "../../../lib/api/api.ts";
import { datedTransport } from "../../../lib/api/dated-transport.ts";
import { IdentityProblem } from "../../../lib/identity/identity-provider.ts";
import type { Identity } from "../../../lib/identity/identity.ts";
import { listQueues } from "../../../lib/outbox/list-queues.ts";
import { retryPause } from "../../../lib/outbox/retry-pause.ts";
import { hasSignal, subscribeSignal } from "../../../lib/signal.ts";
import { accountCaller, type ScoreCaller } from "./score-caller.ts";
import { openPhotoOutbox, readPhotoQueue } from "./photo-outbox.ts";
import { openScaleOutbox, readScaleQueue } from "./scale-outbox.ts";
import { openScoreOutbox, readQueueName, type ScoreOutbox } from "./score-outbox.ts";

export interface SenderState {
  /** The operations that are on their way right now. */
  sending: ReadonlySet<string>;
  /** Why the server took nothing in the last time, where it is not for want of signal. */
  failure: unknown;
}

/** Sends what waits in every event, whichever page is open, until the server has answered all of it. */
export interface ScoreSender {
  state: () => SenderState;
  subscribe: (listener: () => void) => () => void;
  /** The queue of one person in one event, of which there is one, so that it is sent by one. */
  outbox: (eventId: number, owner: string) => ScoreOutbox;
  /** Tries at once. Resolves when that attempt is over, however it went. */
  send: () => Promise<void>;
}

const senders = new WeakMap<Identity, ScoreSender>();

/** The one of this page. It goes on for as long as the page is open. */
export function openScoreSender(identity: Identity): ScoreSender {
  let sender = senders.get(identity);
  if (!sender) {
    sender = followSignal(createScoreSender(accountCaller(quietApi(identity), identity)));
    senders.set(identity, sender);
  }
  return sender;
}

/** Calls nobody has pressed a button for: a refusal is shown beside what waits and leads to no other page. */
export function quietApi(identity: Identity): Api {
  return createApi({ transport: datedTransport, token: (options) => identity.token(options) });
}

export function createScoreSender(caller: ScoreCaller): ScoreSender {
  const listeners = new Set<() => void>();
  const boxes = new Map<string, ScoreOutbox>();
  let state: SenderState = { sending: new Set(), failure: null };
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt: Promise<void> | undefined;
  let isAskedAgain = false;

  function show(change: Partial<SenderState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function outbox(eventId: number, owner: string): ScoreOutbox {
    const key = `${eventId} ${owner}`;
    let box = boxes.get(key);
    if (!box) {
      box = openScoreOutbox({ caller, eventId, owner, onSending: (ids) => show({ sending: new Set(ids) }) });
      boxes.set(key, box);
    }
    return box;
  }

  /** Only what this caller has entered. An event that takes nothing holds up no other. */
  async function sendAll(): Promise<void> {
    const owner = await caller.owner();
    if (owner === undefined) return;
    const names = await listQueues();
    const boxes = names.flatMap((name) => {
      const [queue, checks] = [readQueueName(name), readScaleQueue(name)];
      if (queue?.owner === owner) return outbox(queue.eventId, owner);
      return checks?.owner === owner ? openScaleOutbox({ caller, eventId: checks.eventId, owner }) : [];
    });
    const failed: unknown[] = [];
    for (const box of boxes)
      await box.flush().catch((error: unknown) => {
        if (isSignalLost(error)) throw error;
        failed.push(error);
      });
    if (failed.length > 0) throw failed[0];
    // After the fish: the server takes no photo of one that it does not know.
    for (const queue of names.map(readPhotoQueue))
      if (queue?.owner === owner) await openPhotoOutbox({ caller, eventId: queue.eventId, owner }).flush();
  }

  async function attemptAll(): Promise<void> {
    do {
      isAskedAgain = false;
      clearTimeout(timer);
      try {
        await sendAll();
        failures = 0;
        show({ failure: null });
      } catch (error) {
        failures += 1;
        show({ failure: isSignalLost(error) ? null : error });
        timer = setTimeout(() => void sender.send(), retryPause(failures));
      }
    } while (isAskedAgain);
  }

  const sender: ScoreSender = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    outbox,
    send() {
      isAskedAgain = attempt !== undefined;
      attempt ??= attemptAll().finally(() => {
        attempt = undefined;
      });
      return attempt;
    },
  };
  return sender;
}

export function isSignalLost(error: unknown): boolean {
  if (error instanceof IdentityProblem) return error.code === "unreachable";
  return error instanceof ApiProblem && error.code === "offline";
}

/** When the network is back, and when somebody looks at the page again, nobody waits for the pause to end. */
export function followSignal(sender: ScoreSender): ScoreSender {
  subscribeSignal(() => {
    if (hasSignal()) void sender.send();
  });
  window.addEventListener("online", () => void sender.send());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void sender.send();
  });
  return sender;
}
