import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colourEdges, type Edge } from "./colour-edges.ts";

const graphs = fc.uniqueArray(fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 8 })), {
  selector: ([left, right]) => left * 100 + right,
  maxLength: 60,
});

describe("colourEdges", () => {
  it("needs no more colours than the busiest node has edges, and repeats none at a node", () => {
    fc.assert(
      fc.property(graphs, (edges) => {
        const colours = Math.max(1, countBusiest(edges, 0), countBusiest(edges, 1));
        const colourOf = colourEdges(edges, colours);
        expect(colourOf.every((colour) => colour >= 0 && colour < colours)).toBe(true);
        for (const side of [0, 1] as const) {
          expect(new Set(edges.map((edge, i) => edge[side] * 100 + colourOf[i]!)).size).toBe(edges.length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function countBusiest(edges: readonly Edge[], side: 0 | 1): number {
  return Math.max(0, ...edges.map((edge) => edges.filter((other) => other[side] === edge[side]).length));
}
