import { PAGE_SIZE } from "@tightlines/contract/page";
import { userEndpoints } from "@tightlines/contract/user";
import type { Db } from "../../platform/database/schema.ts";
import { addressKey } from "../../platform/http/rate-limit.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { identityOf, userOf } from "../../platform/identity/caller.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { exportAccount } from "./account-export.ts";
import type { AccountPart } from "./account-export.ts";
import { addUser } from "./add-user.service.ts";
import { changeUser } from "./change-user.service.ts";
import { deleteUser } from "./delete-user.service.ts";
import { presentUser } from "./user.presenter.ts";
import * as users from "./user.repository.ts";
import { becomeOrganizer, getUser, signUp } from "./user.service.ts";

export interface UserContext {
  db: Db;
  issuer: IdentityIssuer;
  signupLimit: RateLimit;
  publicUrl: string;
  accountParts: readonly AccountPart[];
}

export function userRoutes(serve: Serve, context: UserContext): void {
  const { db, issuer, signupLimit, accountParts } = context;

  serve(userEndpoints.getAccount, async ({ params }) => ({
    data: presentUser(await getUser(db, params.id)),
  }));

  serve(userEndpoints.exportAccount, async ({ params }) => ({
    data: await exportAccount(db, accountParts, await getUser(db, params.id)),
  }));

  serve(userEndpoints.signup, async ({ body, caller, request }) => {
    await signupLimit.take(addressKey(request.ip));
    return { data: presentUser(await signUp(db, issuer, identityOf(caller), body)) };
  });

  serve(userEndpoints.listUsers, async ({ query }) => {
    const { page } = query;
    const [rows, total] = await Promise.all([
      users.findPage(db, query, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      users.count(db, query),
    ]);
    return { data: rows.map(presentUser), meta: { page, pageSize: PAGE_SIZE, total } };
  });

  serve(userEndpoints.getUser, async ({ params }) => ({
    data: presentUser(await getUser(db, params.id)),
  }));

  serve(userEndpoints.addUser, async ({ body, caller }) => ({
    data: presentUser(await addUser(context, userOf(caller), body)),
  }));

  serve(userEndpoints.updateUser, async ({ params, body, caller }) => ({
    data: presentUser(await changeUser(db, issuer, userOf(caller), params.id, body)),
  }));

  serve(userEndpoints.deleteUser, async ({ params, caller }) => {
    const { id } = await deleteUser(db, issuer, userOf(caller), params.id);
    return { data: { id } };
  });

  serve(userEndpoints.becomeOrganizer, async ({ caller }) => ({
    data: presentUser(await becomeOrganizer(db, issuer, userOf(caller))),
  }));
}
