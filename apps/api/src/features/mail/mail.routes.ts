import { mailEndpoints } from "@tightlines/contract/mail";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import * as outbox from "../../platform/mail/outbox.repository.ts";
import { presentMail } from "./mail.presenter.ts";
import { deleteMail, sendMailAgain } from "./mail.service.ts";

export function mailRoutes(serve: Serve): void {
  serve(mailEndpoints.listMail, async ({ db, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => outbox.findUndeliveredPage(db, window),
      () => outbox.countUndelivered(db),
    );
    return { data: rows.map(presentMail), meta };
  });

  serve(mailEndpoints.sendMailAgain, async (call) => ({
    data: presentMail(await sendMailAgain(call, call.params.id)),
  }));

  serve(mailEndpoints.deleteMail, async (call) => {
    await deleteMail(call, call.params.id);
    return { data: { id: call.params.id } };
  });
}
