/** How long each text of a team may be. */
export const teamLengths = { name: 80, club: 80, country: 60, captain: 120 } as const;
