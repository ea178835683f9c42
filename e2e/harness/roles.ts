import { roles, type Role } from "../../packages/domain/src/user/role.ts";
import { administrator } from "./administrator.ts";
import { rememberSignIn, type Memory } from "./memory.ts";
import { newPerson, open, signIn, signUp } from "./person.ts";

export type Memories = Record<Role, Memory>;

const known = new Map<string, Promise<Memories>>();

/** Somebody of every role, signed in through the real pages; visitors can start from what their browsers remember. */
export function everyRole({ url }: { url: string }): Promise<Memories> {
  const memories = known.get(url) ?? signInAll(url);
  known.set(url, memories);
  return memories;
}

async function signInAll(url: string): Promise<Memories> {
  const memories: Partial<Memories> = {};
  for (const role of roles) memories[role] = await signInAs(role, url);
  // Every role was just filled in.
  return memories as Memories;
}

function signInAs(role: Role, url: string): Promise<Memory> {
  return rememberSignIn(async (page) => {
    if (role === "guest") return;
    if (role === "administrator") await signIn(page, url, administrator);
    else await signUp(page, url, newPerson());
    await page.waitForURL("**/events");
    if (role !== "organizer") return;
    await open(page, `${url}/account/organizer`);
    await page.getByRole("button", { name: "Become an organizer" }).click();
    await page.waitForURL("**/account/events");
  });
}
