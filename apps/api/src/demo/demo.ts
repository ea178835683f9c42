import type { Kysely } from "kysely";
import { giveRole, signUp } from "../features/user/user.service.ts";
import * as users from "../features/user/user.repository.ts";
import type { Schema } from "../platform/database/schema.ts";
import type { IdentityIssuer } from "../platform/identity/issuer.ts";
import { StartupError } from "../platform/startup-error.ts";

export interface DemoOptions {
  db: Kysely<Schema>;
  issuer: IdentityIssuer;
  say: (line: string) => void;
}

const PASSWORD = "tightlines";

/** People of a made-up championship, by the same code paths a visitor's clicks take. */
export async function fillWithDemo({ db, issuer, say }: DemoOptions): Promise<void> {
  if (await users.findByEmail(db, "organizer@example.org")) {
    throw new StartupError("The demo is there already: use an empty database, e.g. DATA_DIR=./demo-data.");
  }
  const people = [
    { firstName: "Marta", lastName: "Nováková", email: "organizer@example.org", role: "organizer" },
    { firstName: "Owen", lastName: "Price", email: "member@example.org", role: "member" },
    { firstName: "Ingrid", lastName: "Sørensen", email: "administrator@example.org", role: "administrator" },
  ] as const;
  for (const { role, ...person } of people) {
    const displayName = `${person.firstName} ${person.lastName}`;
    const { uid } = await issuer.createIdentity({ email: person.email, password: PASSWORD, displayName });
    const user = await signUp(
      db,
      issuer,
      { kind: "identity", role: "guest", uid, email: person.email },
      person,
    );
    await giveRole(db, issuer, null, user.id, () => role);
    say(`${displayName}, ${role}: ${person.email} / ${PASSWORD}`);
  }
}
