/** How long each text of a sector may be. */
export const sectorLengths = { code: 8, name: 80, description: 2000 } as const;

/** And of a peg. */
export const pegLengths = { outOfUseReason: 200 } as const;
