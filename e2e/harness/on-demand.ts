import { once } from "node:events";
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { confirmationLink } from "./confirmation.ts";
import { startMailbox } from "./mailbox.ts";
import { startProduct } from "./product.ts";
import { administratorSettings } from "./administrator.ts";
import { firebaseSettings, startEmulator } from "./start-emulator.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of what is shared; see the paths below. */
    onDemand: string;
  }
}

/**
 * Vitest's global setup: what stories share, whichever process runs them. Each thing is started when the first story
 * asks for it, because a run of one story does not need all of them, and is ended with the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emulator = startOnce(startEmulator);
  const products = {
    embedded: startOnce(() => startSharedProduct({})),
    firebase: startOnce(async () => startSharedProduct(firebaseSettings((await emulator.get()).host))),
  };

  async function answer({ pathname, searchParams }: URL): Promise<unknown> {
    if (pathname === "/emulator") return { host: (await emulator.get()).host };
    const [, identity, wish] = /^\/(embedded|firebase)(?:\/(mails|confirmation))?$/.exec(pathname) ?? [];
    if (identity !== "embedded" && identity !== "firebase") throw new Error(`Nobody shares ${pathname}.`);
    const { url, dataDir, mailbox } = await products[identity].get();
    const to = searchParams.get("to") ?? "";
    if (wish === "confirmation") return { link: await confirmationLink(url, to) };
    return wish ? mailbox.mails().filter((mail) => mail.to.includes(to)) : { url, dataDir };
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? "/", "http://on-demand")).then(
      (answered) => response.end(JSON.stringify(answered)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  project.provide("onDemand", `http://127.0.0.1:${address.port}`);

  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all([products.embedded.stop(), products.firebase.stop()]);
    await emulator.stop();
  };
}

/** With an administrator and a mailbox, and otherwise as it comes. */
async function startSharedProduct(env: Record<string, string>) {
  const mailbox = await startMailbox();
  const product = await startProduct({ env: { ...env, ...administratorSettings, SMTP_URL: mailbox.url } });
  return {
    url: product.url,
    dataDir: product.dataDir,
    mailbox,
    async stop() {
      await product.stop();
      await mailbox.stop();
    },
  };
}

function startOnce<T extends { stop(): Promise<void> }>(start: () => Promise<T>) {
  let starting: Promise<T> | undefined;
  return {
    get: () => (starting ??= start()),
    stop: async () => (await starting?.catch(() => undefined))?.stop(),
  };
}
