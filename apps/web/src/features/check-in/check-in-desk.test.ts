import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ApiRequest, createApi } from "../../lib/api/api.ts";
import type { Identity } from "../../lib/identity/identity.ts";
import { forgetKept } from "../../lib/outbox/forget-kept.ts";
import { readKept } from "../../lib/outbox/kept.ts";
import { createCheckInDesk } from "./check-in-desk.ts";

const ANGLERS = Array.from({ length: 40 }, (_, place) => place + 1);
let events = 0;
let eventUrl: string;
let wire: ReturnType<typeof openWire>;

beforeEach(() => {
  events += 1;
  eventUrl = `event-${events}`;
  wire = openWire();
});
afterEach(() => forgetKept());

test("a list that arrives after somebody has signed out is not kept", async () => {
  const person = signedIn();
  const desk = createCheckInDesk(wire.api, person.identity, eventUrl);
  await desk.sync();
  expect(await kept()).toMatchObject({ owner: "ann" });

  const release = wire.hold("GET", "/check-in");
  const syncing = desk.sync();
  await vi.waitFor(() => expect(wire.isHeld()).toBe(true));
  person.signOut();
  await forgetKept();
  release();
  await syncing;
  expect(await kept()).toBeUndefined();
});

test("a tap is made on the one before, also when that is answered while many are tapped", async () => {
  const desk = createCheckInDesk(wire.api, signedIn().identity, eventUrl);
  await desk.sync();
  const release = wire.hold("POST", "/operations");
  await desk.say([1], "present");
  await vi.waitFor(() => expect(wire.isHeld()).toBe(true));

  const saying = desk.say(ANGLERS.toReversed(), "late");
  release();
  await saying;
  await desk.sync();
  await vi.waitFor(() => expect(wire.taps).toHaveLength(ANGLERS.length + 1));
  const [present, late] = wire.taps.filter(({ angler_id }) => angler_id === 1);
  expect(late).toMatchObject({ presence: "late", seen: { presence: "present", check_in_id: present!.id } });
});

function kept(): Promise<object | undefined> {
  return readKept(`check-in ${eventUrl}`);
}

function signedIn() {
  let uid: string | null = "ann";
  const identity: Identity = {
    current: () =>
      uid === null ? null : { uid, email: "", displayName: "Ann", role: "organizer", isVerified: true },
    role: async () => (uid === null ? "guest" : "organizer"),
    token: async () => uid,
    act: async () => {},
    refresh: async () => {},
    subscribe: () => () => {},
  };
  return {
    identity,
    signOut() {
      uid = null;
    },
  };
}

interface SentTap {
  id: string;
  angler_id: number;
  presence: string;
  seen: { presence: string; check_in_id: string | null };
}

/** The wire to a server that carries out every tap; single calls can be held back. */
function openWire() {
  const taps: SentTap[] = [];
  let held: { method: string; end: string; wait: Promise<void> } | undefined;
  let isHeld = false;

  async function answer({ method, url, body }: ApiRequest): Promise<object> {
    if (held?.method === method && url.endsWith(held.end)) {
      isHeld = true;
      await held.wait;
    }
    if (method === "POST") return takeIn((JSON.parse(body!) as { operations: SentTap[] }).operations);
    return url.endsWith("/check-in") ? { anglers: ANGLERS.map(listed), codes: [] } : { id: events };
  }

  function takeIn(operations: readonly SentTap[]): object[] {
    taps.push(...operations);
    return operations.map(({ id, angler_id }) => ({
      id,
      outcome: "applied",
      angler: listed(angler_id),
      problem: null,
    }));
  }

  function listed(id: number): object {
    const last = taps.findLast(({ angler_id }) => angler_id === id);
    return { id, presence: last?.presence ?? "expected", check_in: last ? { id: last.id } : null };
  }

  return {
    api: createApi({
      transport: async (request) => ({ status: 200, text: JSON.stringify({ data: await answer(request) }) }),
    }),
    taps,
    isHeld: () => isHeld,
    /** Holds calls back until what it answers is called. */
    hold(method: string, end: string): () => void {
      let release: () => void = () => {};
      const wait = new Promise<void>((resolve) => {
        release = resolve;
      });
      [held, isHeld] = [{ method, end, wait }, false];
      return release;
    },
  };
}
