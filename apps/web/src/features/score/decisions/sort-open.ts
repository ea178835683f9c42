import type { LoggedOperation } from "@tightlines/contract/score/score-operation";
import { groupBy } from "@tightlines/domain/group-by";

/** What one person or pass has entered that was refused for the same reason: it is decided together. */
export interface RefusedGroup {
  key: string;
  operations: readonly LoggedOperation[];
}

/** Contradictions are looked at one by one, refusals in groups; both in the order they came. */
export function sortOpen(open: readonly LoggedOperation[]): {
  conflicts: LoggedOperation[];
  refused: RefusedGroup[];
} {
  const inOrder = open.toSorted((one, other) => one.number - other.number);
  const groups = groupBy(
    inOrder.filter(({ outcome }) => outcome === "refused"),
    ({ by, passId, problem, sessionId }) => JSON.stringify([by, passId, problem?.code, sessionId]),
  );
  return {
    conflicts: inOrder.filter(({ outcome }) => outcome === "conflict"),
    refused: [...groups].map(([key, operations]) => ({ key, operations })),
  };
}
