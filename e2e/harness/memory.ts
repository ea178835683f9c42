import type { Page } from "playwright-core";
import { openWindow } from "./browser.ts";

/** What a browser remembers of somebody who signed in. */
export type Memory = Awaited<ReturnType<typeof rememberSignIn>>;

/** Signs in through the real pages, in a browser of its own that is closed when its memory is taken. */
export async function rememberSignIn(signIn: (page: Page) => Promise<void>) {
  const context = await openWindow({ serviceWorkers: "block" });
  try {
    await signIn(await context.newPage());
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}
