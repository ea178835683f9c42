import type { DrawChange } from "@tightlines/domain/draw/draw-change";
import type { DrawMode } from "@tightlines/domain/draw/draw-input";
import type { RepairProblem } from "@tightlines/domain/draw/repair-draw";
import type { Problem } from "@tightlines/domain/outcome";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import type { DrawFacts } from "../peg-draw.repository.ts";
import { nameOf, refuseDraw, sessionLabel } from "../refuse-draw.ts";

/** The domain's words for a repair that cannot be, with the names of what it is about. */
export function refuseRepair(
  { code, facts: about }: Problem<RepairProblem>,
  { mode, kind }: { mode: DrawMode["kind"]; kind: DrawChange["kind"] },
  facts: DrawFacts,
): Error {
  const name = nameOf(facts, about["anglerId"]);
  switch (code) {
    case "no-valid-repair":
      return refuseDraw({ code: "no-valid-draw", facts: about }, facts);
    case "angler-has-no-sector":
      return new ProblemError(mode === "rotation" ? "draw-needs-groups" : "draw-needs-sectors", {
        facts: { name, session: sessionLabel(facts, about["sessionId"]) },
      });
    case "angler-is-cup-tied":
      return new ProblemError(code, { facts: { name } });
    case "reserve-has-fished-sector": {
      const sector = facts.sectors.find(({ id }) => id === about["sectorId"])?.code ?? "";
      return new ProblemError(code, {
        facts: { name, session: sessionLabel(facts, about["sessionId"]), sector },
      });
    }
    case "angler-not-in-draw":
    case "angler-already-in-draw":
    case "reserve-already-fishes":
    case "reserve-of-another-team":
    case "draw-is-locked":
    case "peg-not-in-draw":
      return new ProblemError("repair-not-needed");
    case "needs-a-new-draw":
      return new ProblemError("repair-not-possible", { facts: { what: notPossible(mode, kind) } });
    case "seed-is-not-256-bits":
      return new Error(`The repair failed: ${code}`);
  }
}

function notPossible(mode: DrawMode["kind"], kind: DrawChange["kind"]) {
  if (mode === "order-of-choice") return "late-choice";
  return kind === "peg-out-of-use" ? "peg-duels" : "late-duels";
}
