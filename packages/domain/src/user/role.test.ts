import { expect, test } from "vitest";
import { isAtLeast, roleFromClaim, roles } from "./role.ts";

test("a role may do what every role below it may", () => {
  for (const [height, role] of roles.entries()) {
    for (const [step, least] of roles.entries()) expect(isAtLeast(role, least)).toBe(height >= step);
  }
});

test("a claim that is no role makes a guest", () => {
  for (const claim of [undefined, null, "", "root", "Administrator", 3, {}])
    expect(roleFromClaim(claim)).toBe("guest");
  expect(roleFromClaim("organizer")).toBe("organizer");
});
