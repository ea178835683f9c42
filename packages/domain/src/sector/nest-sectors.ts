/** Each sector followed by its parts, whatever order they came in; otherwise the order stays. */
export function nestSectors<Sector extends { readonly id: number; readonly parentId: number | null }>(
  sectors: readonly Sector[],
): Sector[] {
  return sectors
    .filter(({ parentId }) => parentId === null)
    .flatMap((parent) => [parent, ...sectors.filter(({ parentId }) => parentId === parent.id)]);
}
