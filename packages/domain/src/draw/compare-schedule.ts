import { encodeCanonicalJson } from "../random/encode-canonical-json.ts";
import type { HeldSchedule } from "./held-draw.ts";

/** A round of duels, or a turn to choose, that is not as the draw and its changes give it. */
export interface Unscheduled {
  readonly sessionId: number;
  readonly part: "round" | "turn";
  readonly number: number;
}

/** An order of choice or duels as they must be, beside what holds now in these sessions. */
export function compareSchedule(
  must: HeldSchedule,
  held: HeldSchedule,
  sessionIds: readonly number[],
): Unscheduled[] {
  const [computed, published] = [listParts(must), listParts(held)];
  const keys = new Set([...computed.keys(), ...published.keys()]);
  return [...keys].flatMap((key) => {
    const { unit } = (computed.get(key) ?? published.get(key))!;
    const isSame = computed.get(key)?.text === published.get(key)?.text;
    return isSame || !sessionIds.includes(unit.sessionId) ? [] : unit;
  });
}

interface Part {
  readonly unit: Unscheduled;
  readonly text: string;
}

function listParts({ turns, duels, rests }: HeldSchedule): Map<string, Part> {
  const parts = new Map<string, Part>();
  const add = (unit: Unscheduled, one: unknown) => {
    const key = `${unit.sessionId} ${unit.part} ${unit.number}`;
    parts.set(key, { unit, text: `${parts.get(key)?.text ?? ""}${encodeCanonicalJson(one)}` });
  };
  for (const turn of turns) add({ sessionId: turn.sessionId, part: "turn", number: turn.turn }, turn);
  for (const one of [...duels, ...rests])
    add({ sessionId: one.sessionId, part: "round", number: one.round }, one);
  return parts;
}
