import type { DrawNeed } from "@tightlines/contract/draw-change";
import { findNeeds, type DrawNeed as FoundNeed } from "@tightlines/domain/draw/find-needs";
import type { Db } from "../../../platform/database/schema.ts";
import type { DrawThread } from "../draw-thread.ts";
import { type DrawFacts, findFacts } from "../peg-draw.repository.ts";
import { findRunStates, seatsOf, type RunState } from "../run-state.service.ts";

/** What does not fit the draws in force any more, by name. */
export async function findDrawNeeds(db: Db, eventId: number, thread: DrawThread): Promise<DrawNeed[]> {
  const facts = await findFacts(db, eventId);
  const states = await findRunStates(db, eventId, facts, thread);
  return states.flatMap((state) =>
    findNeeds({
      original: state.run.input,
      drawn: state.replayed.input,
      now: state.now,
      candidates: facts.candidates,
      held: seatsOf(state, facts),
      sessionIds: state.comingIds,
    }).map((need) => describe(state, need, facts)),
  );
}

function describe({ run }: RunState, need: FoundNeed, facts: DrawFacts): DrawNeed {
  const people = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const angler = facts.candidates.find(({ anglerId }) => anglerId === id);
      return angler ? [{ id, name: angler.name }] : [];
    });
  const common = { runId: run.id, runNumber: run.number, sessionIds: [...need.sessionIds] };
  switch (need.kind) {
    case "peg-out-of-use":
      return {
        ...common,
        kind: need.kind,
        anglers: people(need.anglerIds),
        presence: null,
        others: [],
        peg: pegOf(facts, need.pegId),
      };
    case "withdrawal":
      return {
        ...common,
        kind: need.kind,
        anglers: people([need.anglerId]),
        presence: facts.candidates.find(({ anglerId }) => anglerId === need.anglerId)?.presence ?? null,
        others: people(need.substituteIds),
        peg: null,
      };
    case "transfer":
    case "late-entrant":
      return {
        ...common,
        kind: need.kind,
        anglers: people([need.anglerId]),
        presence: null,
        others: need.kind === "transfer" ? people(need.besideIds) : [],
        peg: null,
      };
  }
}

function pegOf({ sectors, pegsOf }: DrawFacts, id: number): DrawNeed["peg"] {
  const sector = sectors.find((each) => pegsOf.get(each.id)?.some((peg) => peg.id === id));
  const peg = sector && pegsOf.get(sector.id)?.find((each) => each.id === id);
  return sector && peg
    ? { id, number: peg.number, sectorCode: sector.code, reason: peg.outOfUseReason ?? "" }
    : null;
}
