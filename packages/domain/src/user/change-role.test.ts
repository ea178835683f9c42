import { expect, test } from "vitest";
import { canChangeRole, isLastAdministrator, userRoles } from "./change-role.ts";
import { roles } from "./role.ts";

test("only an administrator changes a role, in either direction", () => {
  for (const caller of roles) {
    for (const from of userRoles) {
      for (const to of userRoles) {
        expect(canChangeRole(caller, from, to)).toBe(from === to || caller === "administrator");
      }
    }
  }
});

test("the last administrator is the only one there is", () => {
  expect(isLastAdministrator([7], 7)).toBe(true);
  expect(isLastAdministrator([7, 9], 7)).toBe(false);
  expect(isLastAdministrator([7], 9)).toBe(false);
  expect(isLastAdministrator([], 7)).toBe(false);
});
