import { once } from "node:events";
import { request as httpRequest } from "node:http";
import type { ClientRequest, IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { json, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createTestApi } from "../../testing/create-test-api.ts";

async function answerTo(request: ClientRequest) {
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: (await json(response)) as object };
}

test("closing finishes the request at hand and sends later ones elsewhere", async () => {
  const api = await createTestApi();
  const ann = await api.signUp();
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const body = JSON.stringify({ first_name: "Changed", last_name: "Meanwhile" });

  const slow = httpRequest({
    port,
    method: "PATCH",
    path: `/api/users/${ann.user.id}`,
    headers: {
      authorization: `Bearer ${ann.token}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    },
  });
  const slowAnswer = answerTo(slow);
  const arrived = once(api.app.server, "request");
  slow.write(body.slice(0, 10));
  await arrived;

  const closed = api.close();
  slow.end(body.slice(10));
  const { status, body: answer } = await slowAnswer;
  expect([status, answer]).toMatchObject([200, { data: { display_name: "Changed Meanwhile" } }]);
  await closed;
  const refused = httpRequest({ port, path: "/healthz" });
  refused.end();
  await expect(once(refused, "response")).rejects.toThrow("ECONNREFUSED");
});

test("what comes in while the server closes is told to come back, in our own shape", async () => {
  const api = await createTestApi();
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  // Its headers have begun to arrive, so its connection stays open; the request itself comes after the close has begun.
  const late = connect(port, "127.0.0.1");
  const told = text(late);
  late.write("GET /api/events HTTP/1.1\r\nhost: localhost\r\n");
  const held = httpRequest({
    port,
    method: "POST",
    path: "/api/auth/sign-in/email",
    headers: { "content-type": "application/json", "content-length": 2 },
  });
  const heldAnswer = answerTo(held);
  const arrived = once(api.app.server, "request");
  held.write("{");
  await arrived;

  const closed = api.close();
  late.write("\r\n");
  held.end("}");
  expect((await heldAnswer).headers.connection).toBe("close");
  const answer = await told;
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer.toLowerCase()).toContain("retry-after: 5");
  expect(answer).toContain('"code":"shutting-down"');
  await closed;
});
