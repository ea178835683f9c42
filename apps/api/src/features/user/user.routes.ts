import { userEndpoints } from "@tightlines/contract/user";
import { readPage } from "../../platform/database/read-page.ts";
import { addressKey } from "../../platform/http/rate-limit.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import type { Serve } from "../../platform/http/serve.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { exportAccount } from "./account-export.ts";
import type { AccountPart } from "./account-export.ts";
import type { AccountTies } from "./account-ties.ts";
import { addUser } from "./add-user.service.ts";
import { changeUser } from "./change-user.service.ts";
import { deleteUser } from "./delete-user.service.ts";
import { presentUser } from "./user.presenter.ts";
import * as users from "./user.repository.ts";
import { becomeOrganizer, getUser, signUp, tellRights } from "./user.service.ts";

export interface UserContext {
  issuer: IdentityIssuer;
  signupLimit: RateLimit;
  publicUrl: string;
  accountParts: readonly AccountPart[];
  accountTies: AccountTies;
}

export function userRoutes(serve: Serve, context: UserContext): void {
  const { issuer, publicUrl, signupLimit, accountParts, accountTies } = context;

  serve(userEndpoints.getInstallation, async ({ db }) => ({
    data: { hasAdministrator: await users.existsAdministrator(db) },
  }));

  serve(userEndpoints.getAccount, async ({ db, params }) => ({
    data: presentUser(await getUser(db, params.id)),
  }));

  serve(userEndpoints.exportAccount, async ({ db, params, caller }) => ({
    data: await exportAccount(db, accountParts, await getUser(db, params.id), caller),
  }));

  serve(
    userEndpoints.signup,
    async ({ db, body, caller, request }) => {
      await signupLimit.take(addressKey(request.ip));
      return { data: presentUser(await signUp(db, caller, body)) };
    },
    ({ db, caller }) => tellRights(db, issuer, caller.uid),
  );

  serve(userEndpoints.listUsers, async ({ db, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => users.findPage(db, query, window),
      () => users.count(db, query),
    );
    return { data: rows.map(presentUser), meta };
  });

  serve(userEndpoints.getUser, async ({ db, params }) => ({
    data: presentUser(await getUser(db, params.id)),
  }));

  serve(userEndpoints.addUser, async ({ db, body, caller }) => ({
    data: presentUser(await addUser({ db, issuer, publicUrl }, caller, body)),
  }));

  serve(userEndpoints.updateUser, async ({ db, params, body, caller }) => ({
    data: presentUser(await changeUser(db, issuer, caller, params.id, body)),
  }));

  serve(userEndpoints.deleteUser, async ({ db, params, caller }) => {
    const { id } = await deleteUser(db, issuer, caller, params.id, accountTies);
    return { data: { id } };
  });

  serve(userEndpoints.becomeOrganizer, async ({ db, caller }) => ({
    data: presentUser(await becomeOrganizer(db, issuer, caller)),
  }));
}
