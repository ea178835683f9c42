/** From the left side of a graph to the right. */
export type Edge = readonly [left: number, right: number];

/**
 * Gives each edge of a two-sided graph a colour so that no two at one node are alike (König's theorem). It needs as many
 * colours as the busiest node has edges. For a plan over sessions (R6), the colours are the sessions.
 */
export function colourEdges(edges: readonly Edge[], colours: number): number[] {
  const colourOf = edges.map(() => NONE);
  const edgeAt = [new Map<number, number>(), new Map<number, number>()] as const;

  function paint(edge: number, colour: number): void {
    colourOf[edge] = colour;
    for (const side of SIDES) edgeAt[side].set(edges[edge]![side] * colours + colour, edge);
  }

  function strip(edge: number): void {
    for (const side of SIDES) edgeAt[side].delete(edges[edge]![side] * colours + colourOf[edge]!);
  }

  function findFree(side: 0 | 1, node: number): number {
    let colour = 0;
    while (edgeAt[side].has(node * colours + colour)) colour += 1;
    return colour;
  }

  /** The chain of edges in two colours that begins at a right node with the first of them. */
  function listChain(right: number, first: number, second: number): number[] {
    const chain: number[] = [];
    let edge = edgeAt[1].get(right * colours + first);
    for (let side: 0 | 1 = 0; edge !== undefined; side = side === 0 ? 1 : 0) {
      chain.push(edge);
      edge = edgeAt[side].get(edges[edge]![side] * colours + (chain.length % 2 === 0 ? first : second));
    }
    return chain;
  }

  for (const [edge, [left, right]] of edges.entries()) {
    const free = findFree(0, left);
    const spare = findFree(1, right);
    // Exchanging the two colours along the chain frees the first of them here, and harms nobody on the way.
    const chain = listChain(right, free, spare);
    const exchanged = chain.map((one) => (colourOf[one] === free ? spare : free));
    for (const one of chain) strip(one);
    for (const [i, one] of chain.entries()) paint(one, exchanged[i]!);
    paint(edge, free);
  }
  return colourOf;
}

const NONE = -1;
const SIDES = [0, 1] as const;
