import { passDeskEndpoints } from "@tightlines/contract/score/pass-desk";
import { receiptEndpoints } from "@tightlines/contract/score/receipt";
import { scoreEndpoints } from "@tightlines/contract/score/score";
import { scaleCheckEndpoints } from "@tightlines/contract/score/scale-check";
import { scoreBoardEndpoints } from "@tightlines/contract/score/score-board";
import { readPage } from "../../platform/database/read-page.ts";
import { addressKey, type RateLimits } from "../../platform/http/rate-limit.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import { userTeller } from "./apply-scores.service.ts";
import { applyScores } from "./apply-together.service.ts";
import { applyPassScores, openPass } from "./pass-desk.service.ts";
import { loadFreeze, requireShown, showFrozen } from "./freeze.ts";
import type { PublishCorrections } from "./publish-corrections.ts";
import { openReceipt } from "./receipt.service.ts";
import { addPassScaleChecks, addScaleChecks, takeInScaleChecks } from "./scale-check.service.ts";
import { getScoreBoard } from "./score-board.service.ts";
import { decideOperation, undoDecision } from "./score-decision.service.ts";
import * as operationLog from "./score-operation.repository.ts";
import { stopWaiting } from "./stop-waiting.service.ts";
import { takeIn } from "./take-in.service.ts";
import { rememberCards } from "./score-card.ts";
import { presentOperation, presentScores } from "./score.presenter.ts";
import * as scores from "./score.repository.ts";
import { hashSent } from "./sent-hashes.ts";
import { addScore, changeScore, deleteScore, getScore } from "./score.service.ts";

interface ScoreContext {
  uses: AnglerUses;
  /** How often somebody may call with a pass, or with one or a receipt that nobody has made. */
  limits: Pick<RateLimits, "guess" | "passEntry" | "passOpening">;
  publish: PublishCorrections;
}

export function scoreRoutes(serve: Serve, { uses, limits, publish }: ScoreContext): void {
  const readKnown = rememberCards();
  serve(scoreEndpoints.listScores, async ({ db, event, query, caller }) => {
    const isOrganizer = mayManage(event, caller);
    const hidesMinors = !isOrganizer && (await uses.hidesMinors(db, event.id));
    const freeze = mayManage(event, caller, "event-scorer") ? null : await loadFreeze(db, event.id);
    const filter = { ...query, since: freeze?.since };
    const { rows, meta } = await readPage(
      query,
      (window) => scores.findPage(db, event.id, filter, hidesMinors, window),
      () => scores.count(db, event.id, filter, hidesMinors),
    );
    const data = await presentScores(db, event.id, rows, { isOrganizer, hidesMinors }, readKnown);
    return { data: freeze ? data.map((score) => showFrozen(score, freeze)) : data, meta };
  });

  serve(scoreEndpoints.getScore, async ({ db, event, params, caller }) => {
    const isOrganizer = mayManage(event, caller);
    const hidesMinors = !isOrganizer && (await uses.hidesMinors(db, event.id));
    const score = await getScore(db, event.id, params.id, { isOrganizer, hidesMinors });
    const freeze = mayManage(event, caller, "event-scorer") ? null : await loadFreeze(db, event.id);
    return { data: freeze ? showFrozen(requireShown(score, freeze), freeze) : score };
  });

  serve(scoreEndpoints.addScore, async (call) => ({ data: await addScore(call, call.body, publish) }));

  serve(scoreEndpoints.updateScore, async (call) => ({
    data: await changeScore(call, call.params.id, call.body, publish),
  }));

  serve(scoreEndpoints.deleteScore, async (call) => ({
    data: await deleteScore(call, call.params.id, call.query, publish),
  }));

  serve(scoreEndpoints.sendScores, async ({ db, event, caller, body: { operations }, request }) => ({
    data: await applyScores(
      db,
      event.id,
      { operations, teller: userTeller(caller), hashes: hashSent(operations, request.body) },
      { log: request.log, publish },
    ),
  }));

  serve(scoreEndpoints.takeInScores, async (call) => ({
    data: await takeIn(call, call.body, { log: call.request.log, publish }),
  }));

  serve(passDeskEndpoints.openPass, async ({ db, body: { secret }, request }) => ({
    data: await openPass(db, { secret, address: addressKey(request.ip) }, limits),
  }));

  serve(passDeskEndpoints.sendPassScores, async ({ db, body: { secret, operations }, request }) => {
    const holder = { secret, address: addressKey(request.ip) };
    const said = { operations, hashes: hashSent(operations, request.body) };
    return { data: await applyPassScores(db, holder, said, { limits, log: request.log, publish }) };
  });

  serve(scaleCheckEndpoints.sendScaleChecks, async ({ db, event, caller: { userId }, body: { checks } }) => ({
    data: await addScaleChecks(db, event.id, checks, { userId, passId: null }),
  }));

  serve(scaleCheckEndpoints.takeInScaleChecks, async (call) => ({
    data: await takeInScaleChecks(call, call.body),
  }));

  serve(scaleCheckEndpoints.sendPassScaleChecks, async ({ db, body: { secret, checks }, request }) => {
    const holder = { secret, address: addressKey(request.ip) };
    return { data: await addPassScaleChecks(db, holder, checks, limits) };
  });

  serve(receiptEndpoints.openReceipt, async ({ db, body: { secret }, request }) => {
    const holder = { secret, address: addressKey(request.ip) };
    return { data: await openReceipt(db, holder, { uses, guessLimit: limits.guess }) };
  });

  serve(scoreEndpoints.listScoreOperations, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => operationLog.findPage(db, event.id, query, window),
      () => operationLog.count(db, event.id, query),
    );
    return { data: rows.map(presentOperation), meta };
  });

  serve(scoreEndpoints.decideScoreOperation, async (call) => ({
    data: await decideOperation(call, call.params.operation, call.body, publish),
  }));

  serve(scoreEndpoints.undoScoreDecision, async (call) => ({
    data: await undoDecision(call, call.params.operation),
  }));

  serve(scoreEndpoints.stopWaitingOperation, async (call) => ({
    data: await stopWaiting(call, call.params.operation, publish),
  }));

  serve(scoreBoardEndpoints.getScoreBoard, async ({ db, event, query }) => ({
    data: await getScoreBoard(db, event.id, query.sessionId),
  }));
}
