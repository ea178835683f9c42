import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { DrawRun } from "./draw-run.ts";
import * as runs from "./draw-run.repository.ts";

export async function getDrawRun(db: Db, eventId: number, id: number): Promise<DrawRun> {
  return requireFound(await runs.findById(db, eventId, id), "draw-run-not-found");
}
