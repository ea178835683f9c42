import type { MovedTable } from "@tightlines/contract/result/result-preview";
import type { UnitOfRanking } from "@tightlines/domain/ruleset/ruleset";
import { groupUnits } from "@tightlines/domain/result/facts/group-units";
import type { NamedPlacement, ResultFacts } from "./result-facts.ts";

export type NamedUnit = NonNullable<MovedTable["unit"]>;

/** Which session, and who fishes against each other there, by the code that stands on the bank. */
export function describeUnits(facts: ResultFacts): (unitId: string) => NamedUnit {
  const kind = facts.ruleset.unit;
  const numbers = new Map(facts.sessions.map(({ id, number }) => [id, number]));
  const codes = new Map<string, string>();
  for (const placement of [...facts.withdrawn, ...facts.placements]) {
    const [unit] = groupUnits(kind, [{ ...placement, substituteId: null }]);
    codes.set(unit!.id, codeOf(kind, placement));
  }
  return (unitId) => {
    const sessionId = Number.parseInt(unitId, 10);
    return {
      sessionId,
      sessionNumber: numbers.get(sessionId) ?? 0,
      kind,
      code: codes.get(unitId) ?? "",
    };
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
