import { z } from "zod";

const idPairs = z.array(z.tuple([z.number().int(), z.number().int()]));

export const sealedIds = z.object({
  sector: idPairs,
  peg: idPairs,
  session: idPairs,
  team: idPairs,
  group: idPairs,
  angler: idPairs,
});

/** Pairs of a number in another installation and the number here. */
export type SealedIds = z.output<typeof sealedIds>;
