import { makeAdministrator } from "@tightlines/api/features/user/administrator.service";
import type { Settings } from "@tightlines/api/platform/settings/settings";
import { StartupError } from "@tightlines/api/platform/startup-error";
import { createLog } from "../log.ts";
import { openProduct } from "../product.ts";

/** `npm run admin -- you@example.org` */
export async function adminCommand(settings: Settings, [email]: string[]): Promise<void> {
  if (!email?.includes("@"))
    throw new StartupError("Say whom to make administrator: npm run admin -- you@example.org");
  const product = await openProduct(settings, createLog("warn"), { joinRunning: true });
  try {
    const { database, identity } = product;
    const outcome = await makeAdministrator(database.db, identity.issuer, {
      email: email.toLowerCase(),
      password: settings.administrator?.password,
    });
    if (!outcome.isDone) throw new StartupError(outcome.sentence);
    process.stdout.write(`${outcome.sentence}\n`);
  } finally {
    await product.close();
  }
}
