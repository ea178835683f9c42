import type { MovedTable } from "@tightlines/contract/result/result-preview";
import type { UnitOfRanking } from "@tightlines/domain/ruleset/ruleset";
import { groupUnits } from "@tightlines/domain/result/facts/group-units";
import type { NamedPlacement, ResultFacts } from "./result-facts.ts";

/** Which session, and who fishes against each other there, by the code that stands on the bank. */
export function describeUnit(facts: ResultFacts, unitId: string): NonNullable<MovedTable["unit"]> {
  const kind = facts.ruleset.unit;
  const sessionId = Number.parseInt(unitId, 10);
  const session = facts.sessions.find(({ id }) => id === sessionId);
  const member = facts.placements.find(
    (placement) =>
      placement.sessionId === sessionId &&
      groupUnits(kind, [{ ...placement, substituteId: null }])[0]?.id === unitId,
  );
  return {
    sessionId,
    sessionNumber: session?.number ?? 0,
    kind,
    code: member ? codeOf(kind, member) : "",
  };
}

function codeOf(kind: UnitOfRanking, { partCode, wholeCode, pegNumber, groupCode }: NamedPlacement): string {
  switch (kind) {
    case "sector":
      return wholeCode ?? partCode;
    case "sub-sector":
      return partCode;
    case "boat":
      return `${partCode} ${pegNumber}`;
    case "group":
      return groupCode ?? "";
    case "match":
      return "";
  }
}
