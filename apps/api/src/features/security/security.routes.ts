import { securityEndpoints } from "@tightlines/contract/security";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { getEvent } from "../event/event.service.ts";
import { addSecurity, type AddSecurityContext } from "./add-security.service.ts";
import { deleteInvitation, getInvitation, resendInvitation } from "./invitation.service.ts";
import { presentSecurity } from "./security.presenter.ts";
import * as securities from "./security.repository.ts";
import { securitySheet } from "./security.sheet.ts";
import { changeSecurity, deleteSecurity, getSecurity } from "./security.service.ts";

export interface SecurityContext extends AddSecurityContext {
  /** How many letters one person may cause, and how many one address may get. */
  inviterLimit: RateLimit;
  inviteeLimit: RateLimit;
}

export function securityRoutes(serve: Serve, context: SecurityContext): void {
  const { db, inviterLimit, inviteeLimit } = context;

  serve(securityEndpoints.listSecurities, async ({ event, query }) => {
    const { page, pageSize } = query;
    const [rows, total] = await Promise.all([
      securities.findPage(db, event.id, query, { limit: pageSize, offset: (page - 1) * pageSize }),
      securities.count(db, event.id, query),
    ]);
    return { data: rows.map(presentSecurity), meta: { page, pageSize, total } };
  });

  serve(securityEndpoints.getSecurity, async ({ event, params }) => ({
    data: presentSecurity(await getSecurity(db, event, params.id)),
  }));

  serve(securityEndpoints.addSecurity, async ({ event, body, caller }) => {
    await inviterLimit.take(userOf(caller).uid);
    await inviteeLimit.take(body.email);
    return { data: presentSecurity(await addSecurity(context, userOf(caller), event, body)) };
  });

  serve(securityEndpoints.updateSecurity, async ({ event, params, body, caller }) => ({
    data: presentSecurity(await changeSecurity(db, userOf(caller), event, params.id, body)),
  }));

  serve(securityEndpoints.deleteSecurity, async ({ event, params, caller }) => {
    const { id } = await deleteSecurity(db, userOf(caller), event, params.id);
    return { data: { id } };
  });

  serve(securityEndpoints.resendInvitation, async ({ event, params, caller }) => {
    const { email } = await getInvitation(db, event, params.id);
    await inviterLimit.take(userOf(caller).uid);
    await inviteeLimit.take(email);
    return { data: presentSecurity(await resendInvitation(context, userOf(caller), event, params.id)) };
  });

  serve(securityEndpoints.deleteInvitation, async ({ event, params, caller }) => {
    const { invitationId: id } = await deleteInvitation(db, userOf(caller), event, params.id);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.securitiesCsv, sheetEndpoints.securitiesXlsx])
    serve(endpoint, async ({ event }) => {
      const [{ timeZone }, rows] = await Promise.all([
        getEvent(db, event.id),
        securities.findAll(db, event.id),
      ]);
      return { data: securitySheet(rows.map(presentSecurity), timeZone) };
    });
}
