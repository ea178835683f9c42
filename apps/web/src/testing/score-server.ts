import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { type ApiRequest, createApi } from "../lib/api/api.ts";
import type { Identity } from "../lib/identity/identity.ts";

export interface SentOperation {
  id: string;
  device_id: string;
  device_number: number;
}

type Fate = "conflict" | "refused" | "unreadable";

/** The far end of the wire, for tests: carries every operation out once, and can be told to fail. */
export function openServer() {
  const calls: SentOperation[][] = [];
  const stored: string[] = [];
  const fates = new Map<string, Fate>();
  let between: number | undefined;
  let toLose = 0;
  let forbidden: string | undefined;

  function answer({ url, body }: ApiRequest): { status: number; text: string } {
    // Checks of scales are answered like operations.
    const { operations, checks = [] } = JSON.parse(body!) as Record<string, SentOperation[]>;
    return answerTo(url, operations ?? checks);
  }

  function answerTo(url: string, operations: SentOperation[]): { status: number; text: string } {
    if (forbidden !== undefined && url.includes(forbidden)) return problem(403, "forbidden");
    if (operations.some(({ id }) => fates.get(id) === "unreadable")) return problem(422, "invalid-input");
    if (between !== undefined) return { status: between, text: "<h1>Sign in to the Wi-Fi</h1>" };
    calls.push(operations);
    if (toLose > 0) {
      toLose -= 1;
      throw new TypeError("Failed to fetch");
    }
    return { status: 200, text: JSON.stringify({ data: operations.map(carryOut) }) };
  }

  function carryOut({ id }: SentOperation): object {
    const fate = fates.get(id);
    if (fate === "refused")
      return { id, outcome: fate, score: null, problem: { code: "score-full", detail: "No." } };
    if (fate) return { id, outcome: fate, score: null, problem: null };
    const outcome = stored.includes(id) ? "repeated" : "applied";
    if (outcome === "applied") stored.push(id);
    return { id, outcome, score: null, problem: null };
  }

  return {
    api: createApi({ transport: async (request) => answer(request), token: async () => "a token" }),
    calls,
    stored: () => stored,
    /** Without a fate it is carried out. */
    answer: (id: string, fate?: Fate) => void (fate ? fates.set(id, fate) : fates.delete(id)),
    /** So many answers never arrive. */
    lose: (count: number) => void (toLose = count),
    /** Nothing is taken at addresses that have this in them. */
    forbid: (address = "") => void (forbidden = address),
    /** Something on the way answers instead. */
    stand: (status: number) => void (between = status),
  };
}

function problem(status: number, code: string) {
  return { status, text: JSON.stringify({ detail: "No.", code }) };
}

export function signedInAs(first: string) {
  let uid: string | null = first;
  const identity: Identity = {
    current: () =>
      uid === null ? null : { uid, email: "", displayName: uid, role: "organizer", isVerified: true },
    role: async () => (uid === null ? "guest" : "organizer"),
    token: async () => uid,
    act: async () => {},
    refresh: async () => {},
    subscribe: () => () => {},
  };
  return { identity, become: (next: string | null) => void (uid = next) };
}

/** A fish as it is stored before the device has marked it. */
export function fishOf(id: string): ScoreOperationInput {
  return {
    id,
    kind: "add-catch",
    sessionId: 1,
    anglerId: 1,
    madeAt: "2027-05-14T07:20:31.000Z",
    deviceId: null,
    deviceNumber: null,
    reason: "",
    catch: {
      speciesId: 1,
      lengthMm: 320,
      weightGrams: null,
      count: 1,
      isDead: false,
      isTagged: false,
      lineClassKg: null,
      caughtAt: null,
      deductions: [],
    },
  };
}
