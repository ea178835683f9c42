/** How long each text of a species may be. */
export const speciesLengths = { name: 80, latinName: 120, code: 6 } as const;

/** And of what an event says about one: an exact number as text. */
export const eventSpeciesLengths = { points: 40 } as const;
