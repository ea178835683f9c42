import { expect, test, vi } from "vitest";
import { type ApiRequest, createApi } from "./api.ts";

interface Given {
  status?: number;
  body?: object | string;
}

/** An API of which only the wire is not real: what was sent, and what comes back. */
function apiOver(...answers: Given[]) {
  const sent: ApiRequest[] = [];
  const onForbidden = vi.fn<() => void>();
  const onChanged = vi.fn<() => void>();
  const tokens = ["first", "second"];
  const api = createApi({
    transport: async (request) => {
      sent.push(request);
      const { status = 200, body = { data: {} } } = answers.shift() ?? {};
      return { status, text: typeof body === "string" ? body : JSON.stringify(body) };
    },
    token: async (options) => (options?.renew ? tokens[1]! : tokens[0]!),
    onForbidden,
    onChanged,
  });
  return { api, sent, onForbidden, onChanged };
}

test("a call carries the token, speaks snake_case and reads data in camelCase", async () => {
  const { api, sent } = apiOver({ body: { data: { first_name: "Ann" } } });
  const params = { id: "a/b" };
  const answer = await api.patch("/api/users/{id}", { params, body: { firstName: "Ann", lastName: "Ray" } });
  expect(answer.data.firstName).toBe("Ann");
  expect(sent).toMatchObject([
    {
      method: "PATCH",
      url: "/api/users/a%2Fb",
      headers: { authorization: "Bearer first", "content-type": "application/json" },
      body: '{"first_name":"Ann","last_name":"Ray"}',
    },
  ]);
});

test("a token that has grown old is renewed once", async () => {
  const { api, sent } = apiOver({ status: 401 }, { body: { data: [], meta: {} } });
  await api.get("/api/events", { query: { search: "žďár & co" } });
  expect(sent.map(({ headers }) => headers["authorization"])).toEqual(["Bearer first", "Bearer second"]);
  expect(sent[1]!.url).toBe("/api/events?search=%C5%BE%C4%8F%C3%A1r+%26+co");
});

test("what may be out of date is said after a change, not after a question or a refusal", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { api, onChanged } = apiOver({}, { status: 409 }, {});
  const params = { event: "spring" };
  await api.get("/api/events/{event}", { params });
  await expect(api.delete("/api/events/{event}", { params })).rejects.toMatchObject({ status: 409 });
  expect(onChanged).not.toHaveBeenCalled();
  await api.delete("/api/events/{event}", { params });
  expect(onChanged).toHaveBeenCalledOnce();
});

test("a failed call is logged, and its text is that of the detail field", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const body = {
    detail: "Some fields are wrong. Please fix them.",
    code: "invalid-input",
    fields: { ends_on: [{ code: "ends-before-start", detail: "The end is before the start." }] },
  };
  const { api, onForbidden } = apiOver({ status: 422, body });
  const call = api.delete("/api/events/{event}", { params: { event: "spring" } });
  await expect(call).rejects.toMatchObject({
    status: 422,
    detail: "Some fields are wrong. Please fix them.",
    fields: { endsOn: ["The end is before the start."] },
  });
  expect(logged).toHaveBeenCalledWith(
    "DELETE /api/events/{event}: 422 Some fields are wrong. Please fix them.",
  );
  expect(onForbidden).not.toHaveBeenCalled();
  logged.mockRestore();
});

test("a problem is said from its code and facts, and in the API's words where they are unknown here", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const tooLong = { code: "too-long", facts: { max: 1200 }, detail: "Too long." };
  const newer = { code: "of-a-later-version", detail: "Only the API knows this one." };
  const { api } = apiOver({
    status: 429,
    body: {
      detail: "Wait.",
      code: "too-many-requests",
      facts: { seconds: 1 },
      fields: { first_name: [tooLong, newer] },
    },
  });
  await expect(api.get("/api/events")).rejects.toMatchObject({
    detail: "Too many attempts. Try again in 1 second.",
    fields: { firstName: ["At most 1,200 characters.", "Only the API knows this one."] },
  });
});

test("403 is told to the page, which leads to the access page", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const body = { detail: "Unauthorized to perform action", code: "not-allowed" };
  const { api, onForbidden } = apiOver({ status: 403, body });
  const call = api.post("/api/users/organizer");
  await expect(call).rejects.toThrow("Unauthorized to perform action");
  expect(onForbidden).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test("what a proxy in between answers is not shown as it is", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { api } = apiOver({ status: 502, body: "<html>Bad gateway" });
  const call = api.get("/api/events");
  await expect(call).rejects.toMatchObject({ status: 502, code: "internal-error" });
  await expect(call).rejects.not.toThrow("html");
  logged.mockRestore();
});

test("a file travels with the same token, the same renewal and the same refusals", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { api, onForbidden } = apiOver();
  const tokens: (string | undefined)[] = [];
  const refusals = [401, 403];
  const call = api.raw("GET", "/api/events/spring/anglers.csv", async ({ authorization }) => {
    tokens.push(authorization);
    return {
      status: refusals.shift() ?? 200,
      text: () => '{"detail":"Unauthorized to perform action","code":"not-allowed"}',
    };
  });
  await expect(call).rejects.toMatchObject({ status: 403, detail: "Unauthorized to perform action" });
  expect(tokens).toEqual(["Bearer first", "Bearer second"]);
  expect(onForbidden).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledWith(
    "GET /api/events/spring/anglers.csv: 403 Unauthorized to perform action",
  );
  logged.mockRestore();
});
