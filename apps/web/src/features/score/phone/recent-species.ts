const KEPT = 8;

/** What was last entered in an event on this device, the last first. */
export function readRecentSpecies(eventId: number): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(nameOf(eventId)) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

export function noteSpecies(eventId: number, id: number): void {
  const recent = [id, ...readRecentSpecies(eventId).filter((each) => each !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(nameOf(eventId), JSON.stringify(recent));
  } catch {
    // A browser that keeps nothing offers the species in the order of their names.
  }
}

function nameOf(eventId: number): string {
  return `score-species ${eventId}`;
}
