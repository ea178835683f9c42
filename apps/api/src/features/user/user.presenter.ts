import type { UserResponse } from "@tightlines/contract/user";
import type { UserRow } from "../../platform/database/tables/user.table.ts";

export function presentUser(row: UserRow): UserResponse {
  return {
    id: row.id,
    uid: row.uid,
    firebaseId: row.uid,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    displayName: row.displayName,
    role: row.role,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
