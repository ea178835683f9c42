import { roles, type Role } from "../../packages/domain/src/user/role.ts";
import { openBrowser } from "./browser.ts";
import { newPerson, open, signIn, signUp } from "./person.ts";
import type { Product } from "./product.ts";

/** What a browser remembers of somebody who signed in. */
type Memory = Awaited<ReturnType<Awaited<ReturnType<typeof signInElsewhere>>>>;

export const administrator = { email: "desk@example.org", password: "keeper of the gate" };

/** For `startProduct`, so that there is an administrator from the start. */
export const administratorSettings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/** Somebody of every role, signed in through the real pages; visitors can start from what their browsers remember. */
export async function everyRole(product: Product): Promise<Record<Role, Memory>> {
  const memories: Partial<Record<Role, Memory>> = {};
  for (const role of roles) memories[role] = await (await signInElsewhere(product.url, role))();
  // Every role was just filled in.
  return memories as Record<Role, Memory>;
}

/** In a browser of its own, which is closed when its memory is taken. */
async function signInElsewhere(url: string, role: Role) {
  const context = await (await openBrowser()).newContext();
  const page = await context.newPage();
  if (role === "administrator") {
    await signIn(page, url, administrator);
    await page.waitForURL("**/events");
  } else if (role !== "guest") {
    await signUp(page, url, newPerson());
    await page.waitForURL("**/events");
  }
  if (role === "organizer") {
    await open(page, `${url}/account/organizer`);
    await page.getByRole("button", { name: "Become an organizer" }).click();
    await page.waitForURL("**/account");
  }
  return async () => {
    const memory = await context.storageState({ indexedDB: true });
    await context.close();
    return memory;
  };
}
