import type { Role } from "@tightlines/domain/user/role";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface UserTable {
  id: GeneratedAlways<number>;
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  role: Role;
  rightsVersion: Generated<number>;
  /** Whether we have seen a token that says the address is theirs. */
  isEmailProven: Generated<boolean>;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type UserRow = Selectable<UserTable>;

/** Somebody, and the address they say is theirs. */
export type Addressee = Pick<UserRow, "id" | "email" | "isEmailProven">;
