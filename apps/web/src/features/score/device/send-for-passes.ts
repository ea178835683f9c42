import { listPasses } from "./kept-pass.ts";
import { openPassSender } from "./pass-desk.ts";

/** Sends what waits for any pass of this device. Where nothing waits, nobody is called. */
export async function sendForPasses(): Promise<void> {
  for (const { secret } of await listPasses()) void openPassSender(secret).send();
}
