/** What a list's `sort` means: a column's own order, or with a minus in front the other way round. */
export function readSort<Column extends string, Order>(
  orders: Readonly<Record<Column, Order>>,
  sort: NoInfer<Column | `-${Column}`>,
): { order: Order; direction: "asc" | "desc" } {
  for (const column in orders) {
    if (sort === column) return { order: orders[column], direction: "asc" };
    if (sort === `-${column}`) return { order: orders[column], direction: "desc" };
  }
  throw new Error(`There is no order ${sort}`);
}
