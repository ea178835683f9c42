import type { TestApi } from "./create-test-api.ts";
import type { TestEvent } from "./test-event.ts";
import type { Answer, Login } from "./test-login.ts";

/** As the wire has it. */
export interface SentRegistration {
  id: number;
  revision: number;
  status: string;
  payment_status: string | null;
  waitlist_position: number | null;
  offered_until: string | null;
  awaits_draw: boolean;
  holds_place: boolean;
  category: string;
  email: string | null;
  notes: string | null;
  entrants: { first_name: string; last_name: string; email: string | null; angler_id: number | null }[];
}

/** Calls about the registrations of one event. */
export function registrationClient(api: TestApi, event: TestEvent) {
  const url = `/api/events/${event.id}/registrations`;
  return {
    add: (token: string | undefined, body: object = {}): Promise<Answer> =>
      api.call({ method: "POST", url, token, payload: registrationInput(body) }),
    change: (token: string, id: number, body: object): Promise<Answer> =>
      api.call({ method: "PATCH", url: `${url}/${id}`, token, payload: body }),
    decide: (
      token: string,
      rows: readonly Pick<SentRegistration, "id" | "revision">[],
      body: object,
    ): Promise<Answer> =>
      api.call({
        method: "POST",
        url: `${url}/decide`,
        token,
        payload: { rows: rows.map(({ id, revision }) => ({ id, revision })), ...body },
      }),
    decideEach: (token: string, rows: readonly object[]): Promise<Answer> =>
      api.call({ method: "POST", url: `${url}/decide`, token, payload: { rows } }),
    get: (token: string | undefined, id: number): Promise<Answer> =>
      api.call({ method: "GET", url: `${url}/${id}`, token }),
    delete: (token: string, id: number): Promise<Answer> =>
      api.call({ method: "DELETE", url: `${url}/${id}`, token }),
    list: (token?: string, query = ""): Promise<Answer> =>
      api.call({ method: "GET", url: `${url}?page_size=2000${query}`, token }),
    state: (): Promise<Answer> => api.call({ method: "GET", url: `${url}/state` }),
    lottery: (): Promise<Answer> => api.call({ method: "GET", url: `${url}/lottery` }),
    draw: (token: string, body: object = {}): Promise<Answer> =>
      api.call({ method: "POST", url: `${url}/lottery`, token, payload: body }),
    merge: (
      token: string,
      one: SentRegistration,
      other: SentRegistration,
      reason = "Registered twice",
    ): Promise<Answer> =>
      api.call({
        method: "POST",
        url: `${url}/${one.id}/merge`,
        token,
        payload: { other_id: other.id, revision: one.revision, other_revision: other.revision, reason },
      }),
    doubles: (token: string): Promise<Answer> => api.call({ method: "GET", url: `${url}/doubles`, token }),
    countMessage: (token: string, query = ""): Promise<Answer> =>
      api.call({ method: "GET", url: `${url}/message${query}`, token }),
    write: (token: string, body: object): Promise<Answer> =>
      api.call({ method: "POST", url: `${url}/message`, token, payload: body }),
    settle: (token: string, body: object): Promise<Answer> =>
      api.call({
        method: "PATCH",
        url: `/api/events/${event.id}/registration-settings`,
        token,
        payload: body,
      }),
  };
}

/** Somebody registers themselves, as a form would send it. */
export function registrationInput(body: object = {}): object {
  return {
    entrants: [{ first_name: "Ann", last_name: "Rivers", is_self: true }],
    accepts_rules: true,
    ...("guardian_name" in body && { guardian_consent: "I agree that they take part" }),
    ...body,
  };
}

/** One line of a bank's file, as the wire has it. */
export function bankLine(line: object = {}): object {
  return {
    line: 1,
    booked_on: "2027-03-01",
    amount: { units: 2500, currency: "EUR" },
    payer: "Ann Rivers",
    symbol: "",
    texts: [],
    bank_id: "",
    is_booked: true,
    ...line,
  };
}

/** Opens registration now; the event is to be published already. */
export async function openRegistration(
  api: TestApi,
  event: TestEvent,
  { token }: Login,
  settings: object = {},
): Promise<void> {
  const answer = await api.call({
    method: "PATCH",
    url: `/api/events/${event.id}`,
    token,
    payload: {
      registration_opens_at: "2026-01-01T00:00:00Z",
      registration_for: "individual",
      needs_approval: false,
      ...settings,
    },
  });
  if (answer.statusCode !== 200) throw new Error(`Registration did not open: ${answer.body}`);
}
