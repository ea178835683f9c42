/** How long each text of a group may be. */
export const groupLengths = { code: 8, name: 80 } as const;
