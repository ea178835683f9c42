/** How long each text of a session may be. */
export const sessionLengths = { name: 80 } as const;
