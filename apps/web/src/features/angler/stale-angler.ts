import type { AnglerResponse } from "@tightlines/contract/angler";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { m } from "../../paraglide/messages.js";

/** Whom somebody else changed meanwhile, as they are stored now, and by whom; null when it was refused for something else. */
export function readStaleAngler(error: unknown): { angler: AnglerResponse; by: string } | null {
  if (!(error instanceof ApiProblem) || error.code !== "stale-revision") return null;
  // The API answers with the angler it was asked to change.
  return { angler: error.current as AnglerResponse, by: error.changedBy ?? m.angler_stale_somebody() };
}
