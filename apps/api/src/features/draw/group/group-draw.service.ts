import { randomBytes } from "node:crypto";
import type { GroupDrawPlan } from "@tightlines/contract/draw-run";
import type { GroupDrawWish } from "@tightlines/contract/draw/group-run";
import { tell } from "@tightlines/contract/problem/problem";
import { drawGroups } from "@tightlines/domain/group/draw-groups";
import { reportGroups } from "@tightlines/domain/group/report-groups";
import { commitGroups } from "@tightlines/domain/group/verify-groups";
import { trailReasons } from "../../../platform/audit/trail-reasons.ts";
import type { Trx } from "../../../platform/database/schema.ts";
import type { EventCall } from "../../../platform/http/call.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../../event/event-part.service.ts";
import { groupLabel } from "../../group/group.presenter.ts";
import * as groups from "../../group/group.repository.ts";
import * as members from "../../group/member.repository.ts";
import { placeAnglers } from "../../group/place-anglers.service.ts";
import type { GroupRun, MixedSeed } from "../draw-run.ts";
import * as runs from "../draw-run.repository.ts";
import { tellGroups } from "../letter/group.letters.ts";
import type { RunOptions } from "../letter/tell-anglers.ts";
import { makeGroupInput } from "./group-draw-input.ts";

/**
 * Promises a run and keeps it, drawn at once or, where it is to be drawn later, with nobody knowing what it will come to.
 * Nobody changes groups before it is published.
 */
export function prepareGroupDraw(
  call: EventCall,
  { seed: given, reason, isDrawnLater, takesIngredient, ...wish }: GroupDrawPlan,
): Promise<GroupRun> {
  const isPromise = isDrawnLater || takesIngredient;
  if (isPromise && given !== undefined)
    throw new ProblemError("invalid-input", { fields: { seed: [tell("seed-known-before")] } });
  return changeEventPart(call, { topics: ["draw"] }, async ({ trx, event, caller, record }) => {
    // Asked before the draw is made: whoever has seen one outcome may not roll on in silence.
    const isRedraw = (await runs.count(trx, event.id, { kind: "group", search: "" })) > 0;
    if (isRedraw && !reason)
      throw new ProblemError("invalid-input", { fields: { reason: [tell("redraw-reason-missing")] } });
    const { input, known, anglers } = await loadInput(trx, event.id, wish);
    if (input.groupIds.some((id) => !known.some((group) => group.id === id)))
      throw new ProblemError("group-not-found", { fields: { groupIds: [tell("groups-not-here")] } });
    if (known.length > 0 && input.anglers.every(({ pinnedGroupId }) => pinnedGroupId !== null))
      throw new ProblemError("nobody-to-draw");
    const seed = given ?? newSeed();
    // A promise is tried with a seed that is thrown away, which says nothing about the real one.
    const drawn = drawGroups(input, isPromise ? newSeed() : seed);
    if (!drawn.ok) throw refusalOf(drawn.problem, known, anglers);
    const commitment = commitGroups(input, seed);
    if (!commitment.ok) throw new Error(commitment.problem.code);

    await runs.supersede(trx, event.id, "group", ["draft"]);
    const run = await runs.insert(trx, {
      eventId: event.id,
      kind: "group",
      seed,
      seedSource: given === undefined ? "server" : "given",
      ...commitment.value,
      plan: wish,
      input,
      takesIngredient,
      ...(!isPromise && { outcome: drawn.value, report: reportGroups(input, drawn.value) }),
      reason,
      actorUid: caller.uid,
    });
    await record({
      ...entryOf(run),
      action: "create",
      after: { ...commitment.value, seedSource: run.seedSource },
      reason: reason || null,
    });
    return run;
  });
}

/** Draws as promised. */
export async function drawPreparedGroups(
  { trx, event }: EventPartChange,
  run: GroupRun,
  { ingredient, seed }: MixedSeed,
): Promise<GroupRun> {
  const { known, anglers } = await requireSameInput(trx, event.id, run);
  const drawn = drawGroups(run.input, seed);
  if (!drawn.ok) throw refusalOf(drawn.problem, known, anglers);
  const report = reportGroups(run.input, drawn.value);
  return runs.storeOutcome(trx, run, { ingredient, outcome: [...drawn.value], report });
}

/** Puts a prepared run into force, provided that what went into it is still so. */
export async function publishGroupDraw(
  change: EventPartChange,
  run: GroupRun,
  { uses, letters }: RunOptions,
): Promise<GroupRun> {
  const { trx, event, record } = change;
  if (!run.outcome) throw new ProblemError("draw-not-made", { facts: { number: run.number } });
  const { anglers } = await requireSameInput(trx, event.id, run);
  const groupOf = new Map(run.outcome.map(({ anglerId, groupId }) => [anglerId, groupId]));
  const moved = await placeAnglers(change, anglers, groupOf, trailReasons.drawn(run.number), uses);
  await members.forgetGroupReasons(trx, event.id);
  await runs.supersede(trx, event.id, "group", ["published"]);
  const published = await runs.publish(trx, run, moved);
  await record({ ...entryOf(run), action: "publish", after: { seed: run.seed }, reason: run.reason || null });
  const news = { kind: "drawn", number: run.number } as const;
  await tellGroups(change, letters, { run, anglerIds: [...groupOf.keys()], news });
  return published;
}

/** Nobody draws by a list that is not the promised one. */
async function requireSameInput(trx: Trx, eventId: number, run: GroupRun) {
  const loaded = await loadInput(trx, eventId, run.plan);
  const commitment = commitGroups(loaded.input, run.seed);
  if (!commitment.ok || commitment.value.inputHash !== run.inputHash)
    throw new ProblemError("draw-input-changed", { facts: { number: run.number } });
  return loaded;
}

function newSeed(): string {
  return randomBytes(32).toString("hex");
}

async function loadInput(trx: Trx, eventId: number, wish: GroupDrawWish) {
  const known = await groups.findAll(trx, eventId);
  const anglers = await members.findMembers(trx, eventId);
  const inForce = await runs.findPublished(trx, eventId, "group");
  const allGroupIds = known.map(({ id }) => id);
  return { input: makeGroupInput(wish, anglers, allGroupIds, inForce), known, anglers };
}

/** The domain's words for a draw that cannot be, with the names of those it is about. */
function refusalOf(
  { code, facts }: Exclude<ReturnType<typeof drawGroups>, { ok: true }>["problem"],
  known: readonly groups.GroupWithMembers[],
  anglers: readonly members.Member[],
): Error {
  if (code === "no-groups") return new ProblemError("no-groups");
  if (code !== "pinned-to-unknown-group") return new Error(`The group draw failed: ${code}`);
  const angler = anglers.find(({ id }) => id === facts["anglerId"]);
  const group = known.find(({ id }) => id === facts["groupId"]);
  return new ProblemError("pinned-to-unknown-group", {
    facts: { name: angler?.name ?? "", group: group ? groupLabel(group) : "" },
  });
}

function entryOf({ id }: GroupRun) {
  return { noun: "draw-run" as const, nounId: id };
}
