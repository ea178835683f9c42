/** How long each text of an event may be. */
export const eventLengths = {
  name: 120,
  url: 80,
  description: 20_000,
  venue: 120,
  location: 120,
  fee: 200,
} as const;
