import { randomUUID } from "node:crypto";
import { callApi } from "../harness/call-api.ts";
import type { Field } from "../harness/fill-field.ts";

/** Enters fish with a controller's pass. */
export interface Controller {
  url: string;
  passId: number;
  secret: string;
  deviceId: string;
  /** Each phone has one of its own: the product counts what comes from one address. */
  address: string;
  field: Field;
}

let phones = 0;

export async function newController(url: string, token: string, field: Field): Promise<Controller> {
  const pass = await callApi(url, token, "POST", `/api/events/${field.eventId}/passes`, {
    name: "Controller",
    expires_at: "2099-01-01T00:00:00Z",
  });
  const { id: passId, secret } = pass as typeof pass & { secret: string };
  const address = `10.0.${Math.floor(++phones / 250)}.${(phones % 250) + 1}`;
  return { url, passId, secret, deviceId: randomUUID(), address, field };
}

/** One fish in one call; waits for the last byte of the answer. */
export async function sayFish(controller: Controller, anglerId: number): Promise<void> {
  const { url, secret, deviceId, address, field } = controller;
  const operation = {
    id: randomUUID(),
    kind: "add-catch",
    session_id: field.sessionIds.at(-1),
    angler_id: anglerId,
    made_at: new Date().toISOString(),
    device_id: deviceId,
    device_number: 1,
    catch: { species_id: 1, length_mm: 312 },
  };
  const answer = await fetch(`${url}/api/pass/operations`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ secret, operations: [operation] }),
  });
  const text = await answer.text();
  if (!answer.ok || !text.includes('"outcome":"applied"')) throw new Error(`${answer.status} ${text}`);
}
