import { randomUUID } from "node:crypto";
import type { Score } from "../../packages/domain/src/score/score.ts";
import type { Official } from "./official.ts";

/** As controllers and the desk send it; whoever has nothing was there all the same. */
export async function sendScores(
  official: Official,
  url: string,
  scores: readonly Score[],
  species_id = 0,
): Promise<void> {
  const operations = scores.flatMap(
    ({ sessionId: session_id, entryId: angler_id, catches, weighIn }): object[] => {
      const said = { made_at: new Date().toISOString(), session_id, angler_id };
      if (weighIn)
        return [
          { ...said, kind: "set-weigh-in", seen: null, weigh_in: { weight_grams: weighIn.weightGrams } },
        ];
      if (catches.length === 0) return [{ ...said, kind: "set-presence", seen: null, presence: "fished" }];
      return catches.map(({ lengthMm }) => ({
        ...said,
        kind: "add-catch",
        catch: { species_id, length_mm: lengthMm },
      }));
    },
  );
  for (let at = 0; at < operations.length; at += 100) {
    const some = operations.slice(at, at + 100).map((operation) => ({ id: randomUUID(), ...operation }));
    await official.call("POST", `/events/${url}/scores/operations`, { operations: some });
  }
}

export async function changeSession(
  official: Official,
  url: string,
  id: number,
  change: object,
): Promise<void> {
  const path = `/events/${url}/sessions/${id}`;
  const { revision } = await official.call<{ revision: number }>("GET", path);
  await official.call("PATCH", path, { ...change, revision });
}

/** What the browser did with the first session, for the others. */
export async function closeSession(official: Official, url: string, id: number): Promise<void> {
  await changeSession(official, url, id, { status: "provisional" });
  await changeSession(official, url, id, { status: "official", reason: "All captains have signed" });
}
