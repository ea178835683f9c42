import { createHash } from "node:crypto";
import { pegDrawPlan } from "@tightlines/contract/draw-run";
import { scoreOperation, type ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { sessionPatch, type SessionPatch } from "@tightlines/contract/session";
import { openStream, type RandomStream } from "@tightlines/domain/random/open-stream";
import * as anglers from "../features/angler/angler.repository.ts";
import { drawPreparedRun, publishDrawRun } from "../features/draw/draw-run.service.ts";
import type { DrawThread } from "../features/draw/draw-thread.ts";
import { preparePegDraw } from "../features/draw/peg-draw.service.ts";
import { userTeller } from "../features/score/apply-scores.service.ts";
import { applyScores } from "../features/score/apply-together.service.ts";
import { changeSession } from "../features/session/change-session.service.ts";
import * as sessions from "../features/session/session.repository.ts";
import * as speciesList from "../features/species/species.repository.ts";
import { anglerUses, publishCorrections, sessionUses } from "../hand-over.ts";
import type { SessionRow } from "../platform/database/tables/session.table.ts";
import type { EventCall } from "../platform/http/call.ts";
import type { Log } from "../platform/log.ts";
import { demoLetters } from "./letters.demo.ts";

/** What is caught, and how far each session is, the first one first; those that are not named lie ahead. */
export interface DemoFishing {
  draws: "rotation" | "free";
  species: readonly string[];
  /** A catch is measured fish by fish, or weighed as a whole. */
  catches: "lengths" | "weight";
  sessions: readonly ("official" | "provisional" | "running")[];
}

/** Draws the pegs of every session, as promised and in public. */
export async function drawDemoPegs(
  call: EventCall,
  { draws }: DemoFishing,
  thread: DrawThread,
): Promise<void> {
  const sessionIds = (await sessions.findAll(call.db, call.event.id)).map(({ id }) => id);
  const plan = pegDrawPlan.parse({ sessionIds, mode: { kind: draws } });
  const promised = await preparePegDraw(call, plan, thread);
  const drawn = await drawPreparedRun(
    call,
    promised.id,
    { revision: promised.revision, ingredient: "" },
    thread,
  );
  await publishDrawRun(call, drawn.id, drawn.revision, { uses: anglerUses, letters: demoLetters });
}

/** Fishes session after session. One that is running has half of its cards. */
export async function fishDemoSessions(call: EventCall, fishing: DemoFishing, log: Log): Promise<void> {
  const all = await sessions.findAll(call.db, call.event.id);
  for (const [index, state] of fishing.sessions.entries()) {
    const session = all[index];
    if (!session) continue;
    await moveSession(call, session.id, { status: "running" });
    const operations = await listOperations(call, session, fishing, state === "running");
    const said = { operations, teller: userTeller(call.caller) };
    const outcomes = await applyScores(call.db, call.event.id, said, { log, publish: publishCorrections });
    const refused = outcomes.find(({ outcome }) => outcome !== "applied");
    if (refused) throw new Error(`The demo's fish was refused: ${JSON.stringify(refused.problem)}`);
    if (state === "running") continue;
    await moveSession(call, session.id, { status: "provisional" });
    if (state === "official")
      await moveSession(call, session.id, {
        status: "official",
        reason: "All captains have signed the list.",
      });
  }
}

async function moveSession(call: EventCall, id: number, change: Partial<SessionPatch>): Promise<void> {
  const { revision } = (await sessions.findById(call.db, call.event.id, id))!;
  await changeSession(call, id, sessionPatch.parse({ ...change, revision }), sessionUses);
}

async function listOperations(
  { db, event }: EventCall,
  { id, startsAt }: SessionRow,
  { species, catches }: DemoFishing,
  isHalf: boolean,
): Promise<ScoreOperationInput[]> {
  const field = await anglers.findAll(db, event.id);
  const known = await speciesList.findPage(db, { search: "" }, { limit: 1000, offset: 0 });
  const speciesIds = species.map((code) => known.find((each) => each.code === code)!.id);
  const fished = isHalf ? field.slice(0, Math.ceil(field.length / 2)) : field;
  return fished.flatMap((angler) => {
    // The same event has the same fish, whatever its rows are called in the database.
    const label = `${event.url} ${startsAt.getUTCHours()} ${angler.lastName} ${angler.number}`;
    const stream = openStream(createHash("sha256").update(label).digest(), "fish");
    return sayCatch(catches, speciesIds, stream).map((said, number) =>
      scoreOperation.parse({
        id: uuidOf(`${id} ${angler.id} ${number}`),
        sessionId: id,
        anglerId: angler.id,
        madeAt: new Date(startsAt.getTime() + (number + 1) * 20 * 60_000).toISOString(),
        ...said,
      }),
    );
  });
}

/** One in eight catches nothing: their card says that they have fished. */
function sayCatch(
  catches: DemoFishing["catches"],
  speciesIds: readonly number[],
  stream: RandomStream,
): object[] {
  const isBlank = stream.nextBelow(8) === 0;
  if (isBlank) return [{ kind: "set-presence", seen: null, presence: "fished" }];
  if (catches === "weight")
    return [{ kind: "set-weigh-in", seen: null, weighIn: { weightGrams: 200 + 10 * stream.nextBelow(900) } }];
  return Array.from({ length: 1 + stream.nextBelow(5) }, () => ({
    kind: "add-catch",
    catch: {
      speciesId: speciesIds[stream.nextBelow(speciesIds.length)]!,
      lengthMm: 210 + stream.nextBelow(240),
    },
  }));
}

function uuidOf(label: string): string {
  const hex = createHash("sha256").update(label).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
