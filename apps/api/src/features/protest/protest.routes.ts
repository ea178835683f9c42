import { protestEndpoints } from "@tightlines/contract/protest";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { type Caller, userIdOf } from "../../platform/identity/caller.ts";
import { mayManage, type ServedEvent } from "../../platform/identity/event-access.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import { presentOwnAngler, presentProtest, type ProtestViewer } from "./protest.presenter.ts";
import * as protests from "./protest.repository.ts";
import { decideProtest, lodgeProtest, withdrawProtest } from "./protest.service.ts";

export function protestRoutes(serve: Serve, { uses }: { uses: Pick<AnglerUses, "hidesMinors"> }): void {
  const viewerOf = async (db: Db, event: ServedEvent, caller: Caller): Promise<ProtestViewer> => ({
    isOrganizer: mayManage(event, caller),
    hidesMinors: await uses.hidesMinors(db, event.id),
    userId: userIdOf(caller),
  });
  const present = async (call: { db: Db; event: ServedEvent; caller: Caller }, row: protests.ListedProtest) =>
    presentProtest(row, await viewerOf(call.db, call.event, call.caller));

  serve(protestEndpoints.listProtests, async ({ db, event, caller }) => {
    const viewer = await viewerOf(db, event, caller);
    return { data: (await protests.findAll(db, event.id)).map((row) => presentProtest(row, viewer)) };
  });

  serve(protestEndpoints.listOwnAnglers, async ({ db, event, caller }) => ({
    data: (await protests.findOwnAnglers(db, event.id, caller.userId)).map(presentOwnAngler),
  }));

  serve(protestEndpoints.lodgeProtest, async (call) => ({
    data: await present(call, await lodgeProtest(call, call.body)),
  }));

  serve(protestEndpoints.withdrawProtest, async (call) => ({
    data: await present(call, await withdrawProtest(call, call.params.id)),
  }));

  serve(protestEndpoints.decideProtest, async (call) => ({
    data: await present(call, await decideProtest(call, call.params.id, call.body)),
  }));
}
