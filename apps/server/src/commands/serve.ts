import { createApi } from "@tightlines/api/app";
import { makeAdministrator } from "@tightlines/api/features/user/administrator.service";
import { existsAdministrator } from "@tightlines/api/features/user/user.repository";
import type { FindReady } from "@tightlines/api/platform/http/short-way";
import { MAIL_TOPIC } from "@tightlines/api/platform/mail/outbox.repository";
import { watchRevisions } from "@tightlines/api/platform/revision/watch-revisions";
import type { Settings } from "@tightlines/api/platform/settings/settings";
import { createLog } from "../log.ts";
import { listen } from "../listen.ts";
import { openProduct } from "../product.ts";
import type { Product } from "../product.ts";
import { closeOnSignal } from "../shutdown.ts";
import { loadWeb } from "../web/load-web.ts";
import { mountWeb } from "../web/mount-web.ts";

/** Serves API and web in one process until it is told to stop. */
export async function serveCommand(settings: Settings): Promise<void> {
  const opened: { close(): unknown }[] = [];
  try {
    const product = keep(await openProduct(settings, createLog(settings.logLevel)));
    await greetAdministrator(product);
    const { database, identity, postman, log } = product;
    const revisions = keep(await watchRevisions(database, log));
    revisions.onChange((topic) => topic === MAIL_TOPIC && postman.wake());
    const web = keep(await loadWeb(settings));
    const { config } = identity.issuer;
    const contentPolicy = web.contentPolicy(config);
    let findReady: FindReady = () => undefined;
    const app = keep(
      await createApi({
        settings,
        database,
        identity,
        log,
        contentPolicy,
        findReady: (request) => findReady(request),
      }),
    );
    findReady = await mountWeb(app, web, { settings, revisions, identity: config, contentPolicy });
    const address = await listen(app, settings);
    process.stdout.write(`Tightlines is ready at ${address}\n`);
    closeOnSignal(close);
  } catch (error) {
    await close();
    throw error;
  }

  function keep<Part extends { close(): unknown }>(part: Part): Part {
    opened.push(part);
    return part;
  }

  /** The last opened first: it uses those before it. */
  async function close(): Promise<void> {
    for (const part of opened.toReversed()) await part.close();
  }
}

async function greetAdministrator({ settings, database, identity }: Product): Promise<void> {
  if (settings.administrator) {
    const { sentence } = await makeAdministrator(database.db, identity.issuer, settings.administrator);
    process.stdout.write(`${sentence}\n`);
  } else if (!(await existsAdministrator(database.db))) {
    process.stdout.write("There is no administrator yet: npm run admin -- you@example.org makes one.\n");
  }
}
