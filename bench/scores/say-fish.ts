import { randomUUID } from "node:crypto";
import { callApi } from "../harness/call-api.ts";
import type { Field } from "../harness/fill-field.ts";

/** Enters fish with a controller's pass. */
export interface Controller {
  url: string;
  passId: number;
  secret: string;
  deviceId: string;
  field: Field;
}

export async function newController(url: string, token: string, field: Field): Promise<Controller> {
  const pass = await callApi(url, token, "POST", `/api/events/${field.eventId}/passes`, {
    name: "Controller",
    expires_at: "2099-01-01T00:00:00Z",
  });
  const { id: passId, secret } = pass as typeof pass & { secret: string };
  return { url, passId, secret, deviceId: randomUUID(), field };
}

/** One fish in one call; waits for the last byte of the answer. */
export async function sayFish({ url, secret, deviceId, field }: Controller, anglerId: number): Promise<void> {
  const operation = {
    id: randomUUID(),
    kind: "add-catch",
    session_id: field.sessionIds[0],
    angler_id: anglerId,
    made_at: new Date().toISOString(),
    device_id: deviceId,
    device_number: 1,
    catch: { species_id: 1, length_mm: 312 },
  };
  const answer = await fetch(`${url}/api/pass/operations`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ secret, operations: [operation] }),
  });
  const text = await answer.text();
  if (!answer.ok || !text.includes('"outcome":"applied"')) throw new Error(`${answer.status} ${text}`);
}
