import type { DrawRunSummary } from "@tightlines/contract/draw-run";
import type { Sheet } from "@tightlines/contract/sheet";
import { clockCell } from "../../platform/sheet/clock-cell.ts";

/** Every draw that was made, with its fingerprints; the seed only once it is published. */
export function drawRunSheet(runs: readonly DrawRunSummary[], timeZone: string): Sheet {
  const clock = (instant: string | null) => instant && clockCell(instant, timeZone);
  return {
    name: "Draw runs",
    header: [
      "Number",
      "Kind",
      "Status",
      "Drawn by",
      `Drawn (${timeZone})`,
      `Published (${timeZone})`,
      "Reason",
      "Undone by",
      `Undone (${timeZone})`,
      "Why undone",
      "Algorithm",
      "Seed made by",
      "Fingerprint of the seed",
      "Fingerprint of the entries",
      "Seed",
    ],
    rows: runs.map((run) => [
      run.number,
      run.kind,
      run.status,
      run.actorName,
      clock(run.createdAt),
      clock(run.publishedAt),
      run.reason,
      run.undone?.by ?? null,
      clock(run.undone?.at ?? null),
      run.undone?.reason ?? null,
      run.algorithm,
      run.seedSource,
      run.seedHash,
      run.inputHash,
      run.seed,
    ]),
  };
}
