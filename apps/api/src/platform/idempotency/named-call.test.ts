import { fastify } from "fastify";
import { afterAll, expect, test } from "vitest";
import { guest } from "../identity/caller.ts";
import { type NamedCall, readNamedCall } from "./named-call.ts";

const app = fastify();
app.post("/api/some", (request, reply) =>
  reply.send(readNamedCall(request, guest, { content: request.body })),
);
afterAll(() => app.close());

test("without somebody signed in, a key belongs to the address, which cannot be read from it", async () => {
  const { caller } = await named("192.0.2.7");
  expect(caller).not.toContain("192");
  expect((await named("192.0.2.7")).caller).toBe(caller);
  expect((await named("192.0.2.8")).caller).not.toBe(caller);
  // One subscriber has a whole IPv6 network.
  expect((await named("2001:db8::1")).caller).toBe((await named("2001:db8::2")).caller);
});

test("a request is the same whatever the spaces in its JSON, and another one with another value", async () => {
  const { fingerprint } = await named("192.0.2.7", '{"name":"Herons"}');
  expect((await named("192.0.2.7", ' { "name": "Herons" } ')).fingerprint).toBe(fingerprint);
  expect((await named("192.0.2.7", '{"name":"Otters"}')).fingerprint).not.toBe(fingerprint);
  expect((await named("192.0.2.7", "{}")).fingerprint).not.toBe(fingerprint);
});

async function named(remoteAddress: string, payload = "{}"): Promise<NamedCall> {
  const headers = { "content-type": "application/json", "idempotency-key": "a key" };
  const answer = await app.inject({ method: "POST", url: "/api/some", remoteAddress, payload, headers });
  return answer.json<NamedCall>();
}
