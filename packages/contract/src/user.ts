import { userRoles } from "@tightlines/domain/user/change-role";
import { roles } from "@tightlines/domain/user/role";
import { userLengths } from "@tightlines/domain/user/user-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { sortedPageQuery } from "./page.ts";
import { why } from "./problem/why.ts";

const firstName = z.string().trim().min(1, why("first-name-missing")).max(userLengths.firstName);
const lastName = z.string().trim().min(1, why("last-name-missing")).max(userLengths.lastName);

export const emailAddress = z.email(why("not-an-email")).max(userLengths.email).toLowerCase();

export const userResponse = z.object({
  id: z.number().int(),
  uid: z.string().describe("The identity provider's id"),
  firebaseId: z.string().describe("The same as uid"),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
  revision: z.number().int().describe("Goes up with every change; send it back to change what you saw"),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** Any role in the payload is left out here: a role is given, never taken. */
export const signupInput = z.object({
  firstName,
  lastName,
  email: emailAddress,
  displayName: z.string().trim().max(userLengths.displayName).optional(),
});

/** An administrator adds somebody, who chooses a password by the link in the invitation. */
export const userInput = z.object({
  firstName,
  lastName,
  email: emailAddress,
  role: z.enum(userRoles, why("role-missing")).default("member"),
});

/** The seed sends the whole user: an e-mail address or a role that stays as it is needs no right. */
export const userPatch = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: emailAddress.optional().describe("Only an administrator changes it"),
  role: z.enum(userRoles, why("role-missing")).optional().describe("Only an administrator changes it"),
  revision: z.number().int().optional().describe("The revision that was seen; a stale one is refused"),
});

export const userListQuery = sortedPageQuery(["name", "email", "role", "created_at"]);

/** Everything the product holds about somebody: their user, and a list for each kind of thing. */
export const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  user: userResponse,
  parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export type UserResponse = z.output<typeof userResponse>;
export type SignupInput = z.output<typeof signupInput>;
export type UserInput = z.output<typeof userInput>;
export type UserPatch = z.output<typeof userPatch>;
export type UserListQuery = z.output<typeof userListQuery>;
export type AccountExport = z.output<typeof accountExport>;

const userParams = z.object({ id: z.string().min(1).max(128).describe("The user's id or uid") });

export const userEndpoints = {
  getInstallation: endpoint({
    method: "GET",
    path: "/api/installation",
    summary: "Whether the product still waits for its first administrator",
    access: "guest",
    status: 200,
    answer: z.object({ hasAdministrator: z.boolean() }),
  }),
  getAccount: endpoint({
    method: "GET",
    path: "/api/account/{id}",
    summary: "One's own account",
    access: "self",
    status: 200,
    params: userParams,
    answer: userResponse,
    problems: ["user-not-found"],
  }),
  signup: endpoint({
    method: "POST",
    path: "/api/signup",
    summary: "Become a member, after signing up with the identity provider",
    access: "identity",
    status: 201,
    body: signupInput,
    answer: userResponse,
    problems: ["email-mismatch", "email-taken"],
  }),
  exportAccount: endpoint({
    method: "GET",
    path: "/api/account/{id}/export",
    summary: "Everything the product holds about a user",
    access: "self",
    status: 200,
    params: userParams,
    answer: accountExport,
    problems: ["user-not-found"],
  }),
  listUsers: endpoint({
    method: "GET",
    path: "/api/users",
    summary: "Users, by name",
    access: "administrator",
    status: 200,
    query: userListQuery,
    answer: z.array(userResponse),
    isPaged: true,
  }),
  getUser: endpoint({
    method: "GET",
    path: "/api/users/{id}",
    summary: "One user",
    access: "administrator",
    status: 200,
    params: userParams,
    answer: userResponse,
    problems: ["user-not-found"],
  }),
  addUser: endpoint({
    method: "POST",
    path: "/api/users",
    summary: "Add a user, who is invited by e-mail to choose a password",
    access: "administrator",
    status: 201,
    body: userInput,
    answer: userResponse,
    problems: ["email-taken", "identity-unavailable"],
  }),
  updateUser: endpoint({
    method: "PATCH",
    path: "/api/users/{id}",
    summary: "Change a user's names; as an administrator also the e-mail address and the role",
    access: "self",
    status: 200,
    params: userParams,
    body: userPatch,
    answer: userResponse,
    problems: [
      "user-not-found",
      "stale-revision",
      "email-taken",
      "last-administrator",
      "identity-unavailable",
    ],
  }),
  deleteUser: endpoint({
    method: "DELETE",
    path: "/api/users/{id}",
    summary: "Delete a user with everything that is only theirs",
    access: "self",
    status: 200,
    params: userParams,
    answer: z.object({ id: z.number().int() }),
    problems: ["user-not-found", "last-administrator", "only-owner", "identity-unavailable"],
  }),
  becomeOrganizer: endpoint({
    method: "POST",
    path: "/api/users/organizer",
    summary: "Become an organizer; refresh the token afterwards",
    access: "member",
    status: 200,
    answer: userResponse,
  }),
};
