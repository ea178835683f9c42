import { passEndpoints } from "@tightlines/contract/pass";
import type { Serve } from "../../platform/http/serve.ts";
import { presentPass } from "./pass.presenter.ts";
import * as passes from "./pass.repository.ts";
import { addPass, changePass, revokePass } from "./pass.service.ts";

export function passRoutes(serve: Serve): void {
  serve(passEndpoints.listPasses, async ({ db, event }) => ({
    data: (await passes.findAll(db, event.id)).map(presentPass),
  }));

  serve(passEndpoints.addPass, async (call) => {
    const { secret, ...row } = await addPass(call, call.body);
    return { data: { ...presentPass(row), secret } };
  });

  serve(passEndpoints.updatePass, async (call) => ({
    data: presentPass(await changePass(call, call.params.id, call.body)),
  }));

  serve(passEndpoints.revokePass, async (call) => ({
    data: presentPass(await revokePass(call, call.params.id)),
  }));
}
