import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { m } from "../../paraglide/messages.js";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { toast } from "../../ui/toast.ts";

export interface StoreOrderOptions<Row> {
  /** Where the list is kept. */
  queryKey: QueryKey;
  rows: readonly Row[];
  /** Sends the new order with the one that was seen, and answers with the rows as they stand then. */
  send: (order: { ids: number[]; seen: number[] }) => Promise<readonly Row[]>;
}

/** Stores an order, and offers the one before it back. */
export function useStoreOrder<Row extends { id: number }>({ queryKey, rows, send }: StoreOrderOptions<Row>) {
  const queryClient = useQueryClient();

  async function store(wanted: readonly Row[], seen: readonly Row[]): Promise<readonly Row[] | null> {
    try {
      const stored = await send({ ids: idsOf(wanted), seen: idsOf(seen) });
      queryClient.setQueryData(queryKey, stored);
      return stored;
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_order_failed());
      await queryClient.invalidateQueries({ queryKey, exact: true });
      return null;
    }
  }

  return async (wanted: readonly Row[]) => {
    const stored = await store(wanted, rows);
    if (stored) toast.success(m.ui_order_saved(), { undo: () => void store(rows, stored) });
  };
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
