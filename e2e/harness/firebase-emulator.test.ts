import { expect, test } from "vitest";
import { startFirebaseEmulator } from "./firebase-emulator.ts";

test("signs up a person and holds the link that would have been mailed", async () => {
  const emulator = await startFirebaseEmulator();
  const email = "ann@example.org";
  const { idToken } = await call(emulator.host, "accounts:signUp", { email, password: "six-or-more" });
  expect(idToken).toEqual(expect.any(String));

  await call(emulator.host, "accounts:sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
  expect(await emulator.oobLink(email, "VERIFY_EMAIL")).toContain("oobCode=");
});

test("is the same emulator for everybody who asks", async () => {
  const [first, second] = await Promise.all([startFirebaseEmulator(), startFirebaseEmulator()]);
  expect(second.host).toBe(first.host);
});

async function call(host: string, method: string, body: object): Promise<{ idToken?: string }> {
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${method}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}
