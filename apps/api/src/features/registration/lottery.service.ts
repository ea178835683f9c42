import { randomBytes } from "node:crypto";
import type { LotteryDraw } from "@tightlines/contract/registration/lottery";
import { commitSeed, mixSeed } from "@tightlines/domain/random/commit-input";
import {
  type DrawnEntry,
  drawLottery,
  type LotteryInput,
} from "@tightlines/domain/registration/draw-lottery";
import type { Outcome } from "@tightlines/domain/outcome";
import { registrationPhase } from "@tightlines/domain/registration/registration-phase";
import { commitLottery } from "@tightlines/domain/registration/verify-lottery";
import { trailReasons } from "../../platform/audit/trail-reasons.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { enqueueMails } from "../../platform/mail/outbox.repository.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { getEvent } from "../event/event.service.ts";
import * as lotteries from "./lottery.repository.ts";
import { type CalledDeskChange, type DeskChange, valuesOf } from "./place.service.ts";
import { findTaken, type ListedRegistration, timesOf, withEntrants } from "./registration-reading.service.ts";
import { type Letters, type News, writeNews } from "./registration.letters.ts";
import * as registrationSettings from "./registration-settings.repository.ts";
import * as registrations from "./registration.repository.ts";

/** Fixes the seed when the lottery is chosen: its hash is public before anybody can register. */
export async function prepareLottery({
  trx,
  event,
  record,
}: Pick<DeskChange, "trx" | "event" | "record">): Promise<void> {
  const seed = randomBytes(32).toString("hex");
  const seedHash = valueOf(commitSeed(seed));
  if (!(await lotteries.prepare(trx, event.id, { seed, seedHash }))) return;
  await record({ noun: "lottery", nounId: event.id, action: "create", after: { seedHash } });
}

/**
 * Draws the places among everybody who registered in time, and writes to all of them. The event's own row is locked, which
 * every registration shares until it is stored: whoever pressed the button in the last second takes part.
 */
export function drawLotteryOf(call: EventCall, { ingredient }: LotteryDraw, letters: Letters): Promise<void> {
  return changeEventPart(call, { topics: ["registration"] }, async (eventChange) => {
    const { trx, event, caller, record } = eventChange;
    const settings = await registrationSettings.lock(trx, event.id);
    // Every letter carries the same calendar: it is written once.
    const { name, text } = await letters.writeCalendar(trx, event.id);
    const writeCalendar = async () => ({ name, text });
    const change = { ...eventChange, settings, ...letters, writeCalendar };
    const { seed, entered } = await loadDraw(trx, event, settings);
    const input = await inputOf(change, entered);
    const outcome = valueOf(drawLottery(input, valueOf(mixSeed(seed, ingredient || null))));
    const { algorithm, inputHash, seedHash } = valueOf(commitLottery(input, seed));
    await lotteries.storeDraw(trx, event.id, {
      algorithm,
      inputHash,
      input,
      outcome,
      ingredient,
      actorUid: caller.uid,
    });
    const places = outcome.filter(({ hasPlace }) => hasPlace).length;
    await record({
      noun: "lottery",
      nounId: event.id,
      action: "draw",
      after: { seedHash, seed, inputHash, ingredient, places, waitlist: outcome.length - places },
    });
    await giveDrawn(change, entered, outcome);
  });
}

/** Whoever would get a letter if the lottery were drawn now. Nobody's letters are counted for a draw that is refused. */
export async function findEntered({ db, event: { id } }: EventCall): Promise<Entered> {
  const [event, settings] = await Promise.all([getEvent(db, id), registrationSettings.find(db, id)]);
  return (await loadDraw(db, event, settings)).entered;
}

type Entered = registrations.PlacedRegistration[];

/** Refuses a draw that is too early, too late, the second one or about nobody. */
async function loadDraw(
  db: Db,
  event: EventRow,
  { mode }: RegistrationSettingsRow,
): Promise<{ seed: string; entered: Entered }> {
  const found = mode === "lottery" ? await lotteries.find(db, event.id) : undefined;
  const lottery = requireFound(found, "lottery-not-found");
  if (lottery.drawn) throw new ProblemError("lottery-drawn");
  if (registrationPhase(timesOf(event), new Date().toISOString()) !== "closed")
    throw new ProblemError("lottery-not-closed");
  if (!takesPlace(event)) throw new ProblemError("lottery-too-late", { facts: { status: event.status } });
  const entered = await registrations.findPending(db, event.id);
  if (entered.length === 0) throw new ProblemError("lottery-empty");
  return { seed: lottery.seed, entered };
}

function takesPlace({ status }: EventRow): boolean {
  return status === "published" || status === "running";
}

async function inputOf({ trx, event, settings }: DeskChange, entered: Entered): Promise<LotteryInput> {
  const taken = await findTaken(trx, event.id);
  return {
    registrations: entered
      .map(({ id, category }) => ({ registrationId: id, category }))
      .toSorted((a, b) => a.registrationId - b.registrationId),
    capacity: event.capacity,
    taken: taken.total,
    limits: settings.categories.flatMap(({ category, capacity }) =>
      capacity === null ? [] : [{ category, capacity, taken: taken.categories.get(category) ?? 0 }],
    ),
  };
}

/** Places and waitlist as they were drawn, with a line in the trail and a letter for everybody. */
async function giveDrawn(
  change: CalledDeskChange,
  entered: Entered,
  outcome: readonly DrawnEntry[],
): Promise<void> {
  const { trx, event, settings, record } = change;
  const winners = event.needsApproval
    ? ({ status: "pending", holdsPlace: true } as const)
    : ({ status: "confirmed", holdsPlace: false } as const);
  const firstArrival = settings.lastArrival + 1;
  await registrationSettings.skipArrivals(trx, event.id, outcome.length);
  await lotteries.givePlaces(trx, event.id, outcome, { firstArrival, ...winners });

  const rows = await registrations.findByIds(
    trx,
    event.id,
    outcome.map(({ registrationId }) => registrationId),
  );
  const mails: Mail[] = [];
  const before = new Map(entered.map((row) => [row.id, row]));
  for (const row of await withEntrants(trx, event.id, rows)) {
    await record({
      noun: "registration",
      nounId: row.id,
      action: "update",
      before: valuesOf(before.get(row.id)!, row.entrants),
      after: valuesOf(row, row.entrants),
      reason: trailReasons.lottery,
    });
    mails.push(...(await writeNews(change, row, newsOf(row))));
  }
  await enqueueMails(trx, mails);
}

function newsOf({ status, holdsPlace }: ListedRegistration): News {
  if (holdsPlace) return "place-drawn";
  return status === "confirmed" ? "confirmed" : "waitlist-drawn";
}

/** A seed that the server made and a list without doubles cannot fail. */
function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`The lottery failed: ${outcome.problem.code}`);
  return outcome.value;
}
