import { userEndpoints } from "@tightlines/contract/user";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { addressKey } from "../../platform/http/rate-limit.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { identityOf, userOf } from "../../platform/identity/caller.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { presentUser } from "./user.presenter.ts";
import { becomeOrganizer, changeNames, getUser, signUp } from "./user.service.ts";

export interface UserContext {
  db: Kysely<Schema>;
  issuer: IdentityIssuer;
  signupLimit: RateLimit;
}

export function userRoutes(serve: Serve, { db, issuer, signupLimit }: UserContext): void {
  serve(userEndpoints.getAccount, async ({ params }) => ({
    data: presentUser(await getUser(db, params.id)),
  }));

  serve(userEndpoints.signup, async ({ body, caller, request }) => {
    await signupLimit.take(addressKey(request.ip));
    return { data: presentUser(await signUp(db, issuer, identityOf(caller), body)) };
  });

  serve(userEndpoints.updateUser, async ({ params, body, caller }) => ({
    data: presentUser(await changeNames(db, userOf(caller), params.id, body)),
  }));

  serve(userEndpoints.becomeOrganizer, async ({ caller }) => ({
    data: presentUser(await becomeOrganizer(db, issuer, userOf(caller))),
  }));
}
