import { lotteryEndpoints, type LotteryResponse } from "@tightlines/contract/registration/lottery";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { countLetters, type LetterLimits } from "./count-letters.service.ts";
import { presentLottery } from "./lottery.presenter.ts";
import * as lotteries from "./lottery.repository.ts";
import { drawLotteryOf, findEntered } from "./lottery.service.ts";
import { withEntrants } from "./registration-reading.service.ts";
import type { Letters } from "./registration.letters.ts";
import * as registrations from "./registration.repository.ts";
import * as settings from "./registration-settings.repository.ts";

export function lotteryRoutes(
  serve: Serve,
  { letters, ...limits }: LetterLimits & { letters: Letters },
): void {
  serve(lotteryEndpoints.getLottery, async ({ db, event }) => ({ data: await readLottery(db, event.id) }));

  serve(lotteryEndpoints.drawLottery, async (call) => {
    await countLetters(limits, call, await findEntered(call));
    await drawLotteryOf(call, call.body, letters);
    return { data: await readLottery(call.db, call.event.id) };
  });
}

async function readLottery(db: Db, eventId: number): Promise<LotteryResponse> {
  const [{ mode, hidesMinors }, found] = await Promise.all([
    settings.find(db, eventId),
    lotteries.find(db, eventId),
  ]);
  const lottery = requireFound(mode === "lottery" ? found : undefined, "lottery-not-found");
  const ids = lottery.drawn?.outcome.map(({ registrationId }) => registrationId) ?? [];
  const rows = await withEntrants(db, eventId, await registrations.findByIds(db, eventId, ids));
  return presentLottery(lottery, rows, { hidesMinors });
}
