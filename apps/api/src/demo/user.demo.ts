import { giveRole, signUp, tellRights } from "../features/user/user.service.ts";
import type { Db } from "../platform/database/schema.ts";
import type { UserCaller } from "../platform/identity/caller.ts";
import type { IdentityIssuer } from "../platform/identity/issuer.ts";

const PASSWORD = "tightlines";

const people = [
  { firstName: "Owen", lastName: "Price", email: "member@example.org", role: "member" },
  { firstName: "Ingrid", lastName: "Sørensen", email: "administrator@example.org", role: "administrator" },
] as const;
const organizer = { firstName: "Marta", lastName: "Nováková", email: "organizer@example.org" };

/** Somebody of each role; answers with the organizer, as the caller of what follows. */
export async function addDemoUsers(
  db: Db,
  issuer: IdentityIssuer,
  say: (line: string) => void,
): Promise<UserCaller> {
  const caller = await addUser({ ...organizer, role: "organizer" });
  for (const person of people) await addUser(person);
  return caller;

  async function addUser({ role, ...person }: DemoPerson): Promise<UserCaller> {
    const { email } = person;
    const displayName = `${person.firstName} ${person.lastName}`;
    const { uid } = await issuer.createIdentity({ email, password: PASSWORD, displayName, isVerified: true });
    const { id } = await signUp(db, { kind: "identity", role: "guest", uid, email }, person);
    await tellRights(db, issuer, uid);
    await giveRole(db, issuer, null, id, () => role);
    say(`${displayName}, ${role}: ${email} / ${PASSWORD}`);
    return { kind: "user", role, uid, userId: id, email, isEmailProven: true, displayName };
  }
}

interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  role: "member" | "organizer" | "administrator";
}
