/** "Vltava, Rožmberk, Czechia", as far as it is known. */
export function formatPlace({ venue, location }: { venue: string; location: string }): string {
  return [venue, location].filter(Boolean).join(", ");
}
