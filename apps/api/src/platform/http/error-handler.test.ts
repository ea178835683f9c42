import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi();
  ann = await api.signUp();
});
afterAll(() => api.close());

const JSON_TYPE = "application/json; charset=utf-8";

function change(payload: InjectOptions["payload"], type = "application/json") {
  const url = `/api/users/${ann.user.id}`;
  return api.call({
    method: "PATCH",
    url,
    token: ann.token,
    payload: payload!,
    headers: { "content-type": type },
  });
}

test.each(["{", '{"first_name":}', "", "undefined", '{"a":1}}'])(
  "the body %j is refused with 400",
  async (body) => {
    const answer = await change(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ detail: "The request body is not valid JSON.", code: "malformed-json" });
  },
);

test.each(['{"__proto__":{"role":"administrator"}}', '{"constructor":{"prototype":{"a":1}}}'])(
  "the body %s, which would reach into prototypes, is refused",
  async (body) => {
    const answer = await change(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(["detail", "code"]);
  },
);

test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "nonsense"])(
  "a body of type %s is refused with 415",
  async (type) => {
    const answer = await change('{"first_name":"Bo"}', type);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({
      detail: "Send the request as application/json.",
      code: "unsupported-type",
    });
  },
);

test("a body above 1 MB is refused with 413", async () => {
  const answer = await change(JSON.stringify({ first_name: "x".repeat(1024 * 1024) }));
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({
    detail: "That is too large: at most 1 MB can be sent.",
    code: "too-large",
    facts: { limit: 1024 * 1024 },
  });
});

test("a body nested a hundred thousand deep is refused with 400", async () => {
  const answer = await change(`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe("malformed-request");
});

test("who calls is decided before the body is read", async () => {
  const answer = await api.call({
    method: "PATCH",
    url: "/api/users/1",
    payload: "{",
    headers: { "content-type": "application/json" },
  });
  expect(answer.json().code).toBe("no-token");
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/nothing"],
  ["DELETE", "/api/signup"],
  ["PUT", "/api/events"],
  ["GET", "/api/auth"],
  ["GET", "/"],
] as const)("%s %s, which is nowhere, is answered with 404 in JSON", async (method, url) => {
  const answer = await api.call({ method, url, headers: { accept: "text/html" } });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toBe(JSON_TYPE);
  expect(answer.json()).toEqual({ detail: "There is nothing here under that name.", code: "not-found" });
});

test.each(["/api/events/%", "/api/events/%ff", `/api/events/${"x".repeat(300)}`])(
  "the address %.20s cannot be read, and the answer says so in our shape with our headers",
  async (url) => {
    const answer = await api.call({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ detail: "The request could not be read.", code: "malformed-request" });
    expect(answer.headers).toMatchObject({
      "content-type": JSON_TYPE,
      "cache-control": "no-store",
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
      "content-security-policy": expect.stringContaining("default-src 'self'"),
    });
  },
);

test.each([
  ["/api/events?page=0", "page"],
  ["/api/events?page=1.5", "page"],
  ["/api/events?page=x", "page"],
  ["/api/events?page=1&page=2", "page"],
  ["/api/events?page=99999999999", "page"],
  ["/api/events?search=%00", "search"],
  [`/api/events?search=${"x".repeat(201)}`, "search"],
])("%.40s is refused with 422 beside the field", async (url, field) => {
  const answer = await api.call({ url });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    detail: "Some fields are wrong. Please fix them.",
    code: "invalid-input",
    fields: { [field]: [expect.objectContaining({ detail: expect.stringMatching(/^[A-Z].*\.$/) })] },
  });
});

test("fields are named as they were sent", async () => {
  const answer = await change({ first_name: "", last_name: 7 });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields).sort()).toEqual(["first_name", "last_name"]);
});

test.each([null, 5, "text", [], true])(
  "a body that is %j and not an object changes nothing",
  async (body) => {
    const answer = await change(JSON.stringify(body));
    expect([200, 422]).toContain(answer.statusCode);
    expect((await api.findUser(ann))!.firstName).toBe("Ann");
  },
);

test("every request gets an id of its own, whatever the client calls it", async () => {
  const ask = () =>
    api.call({ url: "/api/events", headers: { "x-request-id": "mine", "request-id": "mine" } });
  const ids = [await ask(), await ask()].map((answer) => answer.headers["x-request-id"]);
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  expect(ids[1]).not.toBe(ids[0]);
});

test("what is not even HTTP is answered in our shape", async () => {
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = api.app.server.address() as { port: number };
  const send = async (bytes: string) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(bytes);
    const [head, body] = (await text(socket)).split("\r\n\r\n");
    return { status: Number(head!.split(" ")[1]), ...(JSON.parse(body!) as object) };
  };
  const malformed = {
    status: 400,
    code: "malformed-request",
    detail: "The request could not be read.",
  };
  expect(await send("GARBAGE\r\n\r\n")).toEqual(malformed);
  expect(await send("GET / HTTP/1.1\r\nbad header\r\n\r\n")).toEqual(malformed);
  expect(await send(`GET / HTTP/1.1\r\nx: ${"y".repeat(40_000)}\r\n\r\n`)).toEqual({
    status: 431,
    code: "headers-too-large",
    detail: "The headers of the request are too large.",
  });
});
