import { type PhraseCode, tell, type Told } from "@tightlines/contract/problem/problem";
import type { ConstraintKind } from "@tightlines/domain/draw/draw-input";
import type { DrawProblem } from "@tightlines/domain/draw/draw-pegs";
import type { Facts, Problem } from "@tightlines/domain/outcome";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { labelOf } from "../session/session-label.ts";
import type { DrawBox } from "./draw-boxes.ts";
import type { DrawFacts } from "./peg-draw.repository.ts";

/** Too few pegs for everybody who is drawn for them: every sector that lacks some is named, so that all are mended at once. */
export function refuseCrowded(crowded: readonly DrawBox[], facts: DrawFacts): Error {
  const whole = facts.sectors.filter(({ parentId }) => parentId === null);
  const boxes = crowded.map(({ sessionId, sectorId, anglerIds, pegs }) => {
    const sectors = whole
      .filter(({ id }) => sectorId === null || id === sectorId)
      .map(({ code }) => tell("sector-label", { code }));
    const session = sessionLabel(facts, sessionId);
    return tell("crowded-box", { session, sectors, pegs, anglers: anglerIds.length });
  });
  return new ProblemError("draw-too-few-pegs", { facts: { boxes } });
}

/** The domain's words for a draw that cannot be, with the names of what it is about. */
export function refuseDraw({ code, facts: about }: Problem<DrawProblem>, facts: DrawFacts): Error {
  const session = sessionLabel(facts, about["sessionId"]);
  const name = nameOf(facts, about["anglerId"]);
  switch (code) {
    case "angler-has-no-group":
      return new ProblemError("draw-needs-groups", { facts: { name, session } });
    case "angler-has-no-team":
      return new ProblemError("draw-needs-teams", { facts: { name } });
    case "angler-has-no-sector":
      return new ProblemError("draw-needs-sectors", { facts: { name, session } });
    case "pin-to-unknown-angler":
    case "pin-to-unknown-peg":
    case "angler-pinned-twice":
      return new ProblemError("pin-not-possible");
    case "too-few-anglers":
      return new ProblemError("duels-too-few-anglers", {
        facts: { anglers: numberIn(about, "anglers"), fewest: numberIn(about, "fewest") },
      });
    case "rounds-not-in-thirds":
      return new ProblemError("duels-not-in-thirds", { facts: { rounds: numberIn(about, "rounds") } });
    case "too-many-rounds":
      return new ProblemError("duels-too-many-rounds", {
        facts: {
          anglers: numberIn(about, "anglers"),
          rounds: numberIn(about, "rounds"),
          mostRounds: numberIn(about, "mostRounds"),
        },
      });
    case "too-few-boxes":
      return new ProblemError("duels-too-few-pegs", {
        facts: { duels: numberIn(about, "duels"), boxes: numberIn(about, "boxes") },
      });
    case "duels-keep-to-nothing":
      return new ProblemError("duels-keep-to-nothing");
    case "no-valid-draw":
      return impossible(conflictOf(about["conflict"]), conflictIn(about, facts), facts);
    case "constraint-listed-twice":
    case "weight-out-of-range":
    case "angler-listed-twice":
    case "sector-listed-twice":
    case "peg-listed-twice":
    case "capacity-out-of-range":
    case "peg-in-too-many-rows":
    case "seed-is-not-256-bits":
      return new Error(`The draw failed: ${code}`);
  }
}

interface Conflict {
  sessionId: unknown;
  anglerIds: readonly number[];
  pegs: number;
  sectors: DrawFacts["sectors"];
  because: readonly (ConstraintKind | "pin")[];
}

function impossible(
  conflict: (typeof conflicts)[number],
  { sessionId, anglerIds, pegs, sectors, because }: Conflict,
  facts: DrawFacts,
): Error {
  return new ProblemError("draw-impossible", {
    facts: {
      conflict,
      session: sessionLabel(facts, sessionId),
      anglers: anglerIds.length,
      pegs,
      sectors: sectors.map(({ code }) => tell("sector-label", { code })),
      names: anglerIds.map((id) => nameOf(facts, id)),
      because: because.length > 0 ? "wishes" : "none",
      wishes: because.map((wish) => tell(wishes[wish])),
    },
  });
}

function conflictIn(about: Facts, { sectors, pegsOf }: DrawFacts): Conflict {
  const pegIds = new Set(numbersOf(about["pegIds"]));
  const there = sectors.filter(({ id }) => pegsOf.get(id)?.some((peg) => pegIds.has(peg.id)));
  return {
    sessionId: about["sessionId"],
    anglerIds: numbersOf(about["anglerIds"]),
    pegs: pegIds.size,
    sectors: there.length > 0 ? there : sectors,
    because: wishesIn(about["because"]),
  };
}

export function nameOf({ candidates }: DrawFacts, id: unknown): string {
  return candidates.find(({ anglerId }) => anglerId === id)?.name ?? "";
}

export function sessionLabel({ sessions }: DrawFacts, id: unknown): string | Told<PhraseCode> {
  const session = sessions.find((each) => each.id === id);
  return session ? labelOf(session) : "";
}

function numberIn(about: Facts, fact: string): number {
  return Number(about[fact]);
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}

const wishes = {
  "team-mates-apart": "wish-team-mates-apart",
  "new-sector": "wish-new-sector",
  "one-end-peg": "wish-one-end-peg",
  "new-neighbour": "wish-new-neighbour",
  "accessible-peg": "wish-accessible-peg",
  // What the organizer asks for; the run itself does not say why somebody gets certain pegs.
  "given-pegs": "wish-accessible-peg",
  pin: "wish-pin",
} as const satisfies Record<ConstraintKind | "pin", PhraseCode>;

function wishesIn(value: unknown): (keyof typeof wishes)[] {
  const said: readonly unknown[] = Array.isArray(value) ? value : [];
  return (Object.keys(wishes) as (keyof typeof wishes)[]).filter((wish) => said.includes(wish));
}

const conflicts = ["too-few-pegs", "team-too-large", "cannot-be-kept-apart", "search-ended"] as const;

function conflictOf(value: unknown): (typeof conflicts)[number] {
  return conflicts.find((each) => each === value) ?? "search-ended";
}
