import { checkInEndpoints } from "@tightlines/contract/check-in";
import type { Serve } from "../../platform/http/serve.ts";
import { presentAngler, presentCode } from "./check-in.presenter.ts";
import * as checkIns from "./check-in.repository.ts";
import { applyCheckIns } from "./check-in.service.ts";

export function checkInRoutes(serve: Serve): void {
  serve(checkInEndpoints.getCheckIn, async ({ db, event: { id } }) => {
    const [anglers, codes] = [await checkIns.findAnglers(db, id), await checkIns.findCodes(db, id)];
    return { data: { anglers: anglers.map(presentAngler), codes: codes.map((row) => presentCode(id, row)) } };
  });

  serve(checkInEndpoints.sendCheckIns, async (call) => ({
    data: await applyCheckIns(call, call.body.operations),
  }));
}
