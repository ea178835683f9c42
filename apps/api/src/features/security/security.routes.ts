import { securityEndpoints } from "@tightlines/contract/security";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { getEvent } from "../event/event.service.ts";
import { addSecurity, type AddSecurityContext } from "./add-security.service.ts";
import {
  acceptInvitation,
  declineInvitation,
  deleteInvitation,
  findOwnInvitations,
  getInvitation,
  resendInvitation,
} from "./invitation.service.ts";
import { presentInvitation, presentSecurity } from "./security.presenter.ts";
import * as securities from "./security.repository.ts";
import { securitySheet } from "./security.sheet.ts";
import { changeSecurity, deleteSecurity, getSecurity } from "./security.service.ts";

export interface SecurityContext extends AddSecurityContext {
  issuer: IdentityIssuer;
  /** How many letters one person may cause, and how many one address may get. */
  inviterLimit: RateLimit;
  inviteeLimit: RateLimit;
}

export function securityRoutes(serve: Serve, context: SecurityContext): void {
  const { inviterLimit, inviteeLimit } = context;

  serve(securityEndpoints.listSecurities, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => securities.findPage(db, event.id, query, window),
      () => securities.count(db, event.id, query),
    );
    return { data: rows.map(presentSecurity), meta };
  });

  serve(securityEndpoints.getSecurity, async ({ db, event, params }) => ({
    data: presentSecurity(await getSecurity(db, event.id, params.id)),
  }));

  serve(securityEndpoints.addSecurity, async (call) => {
    await inviterLimit.take(call.caller.uid);
    await inviteeLimit.take(call.body.email);
    return { data: presentSecurity(await addSecurity(context, call, call.body)) };
  });

  serve(securityEndpoints.updateSecurity, async (call) => ({
    data: presentSecurity(await changeSecurity(call, call.params.id, call.body)),
  }));

  serve(securityEndpoints.deleteSecurity, async (call) => {
    const { id } = await deleteSecurity(call, call.params.id);
    return { data: { id } };
  });

  serve(securityEndpoints.resendInvitation, async (call) => {
    const { email } = await getInvitation(call.db, call.event.id, call.params.id);
    await inviterLimit.take(call.caller.uid);
    await inviteeLimit.take(email);
    return { data: presentSecurity(await resendInvitation(context, call, call.params.id)) };
  });

  serve(securityEndpoints.deleteInvitation, async (call) => {
    const { invitationId: id } = await deleteInvitation(call, call.params.id);
    return { data: { id } };
  });

  serve(securityEndpoints.listInvitations, async (call) => ({
    data: (await findOwnInvitations(call)).map(presentInvitation),
  }));

  serve(securityEndpoints.acceptInvitation, async (call) => ({
    data: presentSecurity(await acceptInvitation(context.issuer, call, call.params.id)),
  }));

  serve(securityEndpoints.declineInvitation, async (call) => ({
    data: await declineInvitation(call, call.params.id),
  }));

  for (const endpoint of [sheetEndpoints.securitiesCsv, sheetEndpoints.securitiesXlsx])
    serve(endpoint, async ({ db, event }) => {
      const [{ timeZone }, rows] = await Promise.all([
        getEvent(db, event.id),
        securities.findAll(db, event.id),
      ]);
      return { data: securitySheet(rows.map(presentSecurity), timeZone) };
    });
}
