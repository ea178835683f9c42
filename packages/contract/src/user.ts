import { roles } from "@tightlines/domain/user/role";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const personName = (what: string) =>
  z.string().trim().min(1, `Enter your ${what}.`).max(100, `At most 100 characters.`);

export const emailAddress = z.email("Enter an e-mail address like ann@example.org.").max(254).toLowerCase();

export const userResponse = z.object({
  id: z.number().int(),
  uid: z.string().describe("The identity provider's id"),
  firebaseId: z.string().describe("The same as uid"),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** Any role in the payload is left out here: a role is given, never taken. */
export const signupInput = z.object({
  firstName: personName("first name"),
  lastName: personName("last name"),
  email: emailAddress,
  displayName: z.string().trim().max(201).optional(),
});

export const userPatch = z.object({
  firstName: personName("first name").optional(),
  lastName: personName("last name").optional(),
});

export type UserResponse = z.output<typeof userResponse>;
export type SignupInput = z.output<typeof signupInput>;
export type UserPatch = z.output<typeof userPatch>;

const userParams = z.object({ id: z.string().min(1).max(128).describe("The user's id or uid") });

export const userEndpoints = {
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
  updateUser: endpoint({
    method: "PATCH",
    path: "/api/users/{id}",
    summary: "Change a user's names",
    access: "self",
    status: 200,
    params: userParams,
    body: userPatch,
    answer: userResponse,
    problems: ["user-not-found"],
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
