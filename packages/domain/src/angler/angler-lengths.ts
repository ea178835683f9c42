/** How long each text of an angler may be. */
export const anglerLengths = {
  firstName: 80,
  lastName: 80,
  category: 30,
  club: 80,
  country: 60,
  licence: 60,
} as const;
