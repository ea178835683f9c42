import { randomUUID } from "node:crypto";
import type { Score } from "../../../packages/domain/src/score/score.ts";
import type { Official } from "../official.ts";
import type { Fish } from "./plan-phones.ts";
import type { Stage } from "./stage-championship.ts";

interface StoredScore {
  session_number: number;
  /** The number that the source gives them. */
  angler_number: number;
  session_id: number;
  angler_id: number;
  presence: Score["presence"];
  catches: { id: string; said_by: string; length_mm: number; void_reason: string | null }[];
}

/** What the product has, fish by fish and as the rules see it. */
export interface StoredChampionship {
  fish: Fish[];
  scores: Score[];
}

export async function readChampionship(official: Official, stage: Stage): Promise<StoredChampionship> {
  const stored = await readScores(official, stage);
  return {
    fish: stored.flatMap(({ session_number, angler_number, catches }) =>
      catches.map(({ id, length_mm }) => ({
        id,
        session: session_number,
        entryId: angler_number,
        lengthMm: length_mm,
      })),
    ),
    scores: stored.map(({ session_number, angler_number, presence, catches }) => ({
      sessionId: session_number,
      entryId: angler_number,
      presence,
      catches: catches.map(({ length_mm, void_reason }) => ({
        species: "trout",
        lengthMm: length_mm,
        isVoid: void_reason !== null,
      })),
    })),
  };
}

/** Lists of fish that say the same are equal, whichever was entered first. */
export function orderFish(fish: readonly Fish[]): Fish[] {
  return fish.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Disallows a fish as the jury evidently did in 2008: the first one of this length on this card. */
export async function disallowFish(
  official: Official,
  stage: Stage,
  { session, entryId, lengthMm }: Omit<Fish, "id">,
): Promise<void> {
  const stored = await readScores(official, stage);
  const card = stored.find((one) => one.session_number === session && one.angler_number === entryId)!;
  const fish = card.catches.find(({ length_mm }) => length_mm === lengthMm)!;
  const operation = {
    id: randomUUID(),
    kind: "void-catch",
    session_id: card.session_id,
    angler_id: card.angler_id,
    made_at: new Date().toISOString(),
    catch_id: fish.id,
    seen: fish.said_by,
    reason: "Disallowed by the jury",
  };
  const path = `/events/${stage.eventUrl}/scores/operations`;
  const [outcome] = await official.call<{ outcome: string }[]>("POST", path, { operations: [operation] });
  if (outcome?.outcome !== "applied") throw new Error(`The jury was answered ${outcome?.outcome}.`);
}

function readScores(official: Official, { eventUrl }: Stage): Promise<StoredScore[]> {
  return official.call("GET", `/events/${eventUrl}/scores?page_size=2000`);
}
