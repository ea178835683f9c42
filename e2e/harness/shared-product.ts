import { inject } from "vitest";
import { announceConfirmations } from "./confirmation.ts";
import type { IdentityName } from "./each-identity.ts";
import { findMail, type Mail, type Mailbox } from "./mailbox.ts";

/** A product that other stories use at the same time, with an administrator and a mailbox. */
export interface SharedProduct {
  url: string;
  /** For whoever breaks into its database; see tamper.ts. */
  dataDir: string;
  waitForMail: Mailbox["waitForMail"];
}

/**
 * The product of all stories that do not touch its settings: a start costs as much as a short story. Its users,
 * events and addresses are everybody's, so a story makes up names that no other one uses.
 */
export async function shareProduct(identity: IdentityName = "embedded"): Promise<SharedProduct> {
  const { url, dataDir } = await askForShared<{ url: string; dataDir: string }>(`/${identity}`);
  const ask = <T>(what: string, to: string) =>
    askForShared<T>(`/${identity}/${what}?to=${encodeURIComponent(to.toLowerCase())}`);
  announceConfirmations(url, async (to) => (await ask<{ link: string }>("confirmation", to)).link);
  return {
    url,
    dataDir,
    waitForMail: (to, subject) => findMail(to, subject, () => ask<Mail[]>("mails", to)),
  };
}

/** Asks the process that started the stories; see on-demand.ts. */
export async function askForShared<T>(path: string): Promise<T> {
  const answer = await fetch(inject("onDemand") + path);
  if (!answer.ok) throw new Error(`What stories share did not start. ${await answer.text()}`);
  return answer.json();
}
