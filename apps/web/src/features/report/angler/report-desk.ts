import type { ReportDesk as Fetched } from "@tightlines/contract/report/report";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import type { Api } from "../../../lib/api/api.ts";
import { IdentityProblem } from "../../../lib/identity/identity-provider.ts";
import type { Identity } from "../../../lib/identity/identity.ts";
import { keep, readKept } from "../../../lib/outbox/kept.ts";
import { createOutbox, type Outbox, type Waiting } from "../../../lib/outbox/outbox.ts";
import { noteSignal } from "../../../lib/signal.ts";
import { type ReportAnswer, type ReportBody, sendReport } from "./send-report.ts";

/** What the device keeps, so that reporting goes on without signal. */
export interface KeptReports {
  /** For whom it was fetched. */
  owner: string;
  desk: Fetched;
}

export type WaitingReport = Waiting<ReportBody, ReportAnswer>;

export interface DeskState {
  /** Undefined until the device has been asked; null where it keeps nothing. */
  kept: KeptReports | null | undefined;
  waiting: readonly WaitingReport[];
  failure: unknown;
  hasSynced: boolean;
}

/** An angler's own reports on this device. Photos wait in its store beside what was typed. */
export interface ReportDesk {
  state: () => DeskState;
  subscribe: (listener: () => void) => () => void;
  /** Resolves when the report and its photo are on the device. */
  add: (body: ReportBody) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Lets a report that was refused wait again: the reason may be gone. */
  sendAgain: (id: string) => Promise<void>;
  /** Sends what waits, then fetches anew. */
  sync: () => Promise<void>;
}

export function createReportDesk(api: Api, identity: Identity, eventUrl: string): ReportDesk {
  const name = `reports ${eventUrl}`;
  const listeners = new Set<() => void>();
  let state: DeskState = { kept: undefined, waiting: [], failure: null, hasSynced: false };
  let syncing: Promise<void> | undefined;
  let isAskedAgain = false;
  let outbox: { queue: string; box: Outbox<ReportBody, ReportAnswer> } | undefined;

  async function show(failure: unknown = state.failure): Promise<void> {
    const kept = (await readKept<KeptReports>(name)) ?? null;
    const waiting = kept ? await outboxOf(kept).list() : [];
    state = { ...state, kept, waiting, failure };
    for (const listener of listeners) listener();
  }

  /** One person's fish are never sent as somebody else's. */
  function outboxOf({ owner, desk }: KeptReports): Outbox<ReportBody, ReportAnswer> {
    const queue = `report ${desk.event.id} ${owner}`;
    if (outbox?.queue !== queue)
      outbox = {
        queue,
        box: createOutbox<ReportBody, ReportAnswer>({
          queue,
          counter: queue,
          // A photo at a time: what has arrived is off the device although the signal goes again.
          atOnce: 1,
          send: ([body]) => sendReport(api, eventUrl, body!),
          isSettled: ({ report }) => report !== null,
          takeIn: async () => {},
        }),
      };
    return outbox.box;
  }

  async function syncOnce(): Promise<void> {
    await identity.role();
    const owner = identity.current()?.uid;
    if (owner === undefined) return;
    const kept = await readKept<KeptReports>(name);
    if (kept?.owner === owner) await outboxOf(kept).flush();
    const { data } = await api.get("/api/events/{event}/reports/desk", { params: { event: eventUrl } });
    // Whoever has signed out while it was fetched leaves nothing on the device.
    if (identity.current()?.uid !== owner) return;
    await keep(name, { owner, desk: data } satisfies KeptReports);
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

  const desk: ReportDesk = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(body) {
      const { kept } = state;
      if (!kept) throw new Error("Nobody knows yet who reports");
      await outboxOf(kept).add(body.id, () => body);
      await show();
      void desk.sync();
    },
    async remove(id) {
      if (state.kept) await outboxOf(state.kept).remove([id]);
      await show();
    },
    async sendAgain(id) {
      if (state.kept) await outboxOf(state.kept).sendAgain([id]);
      await show();
      void desk.sync();
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
