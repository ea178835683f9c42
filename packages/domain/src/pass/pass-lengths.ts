/** How long the texts of a pass may be. */
export const passLengths = { name: 80 } as const;
