import type { GroupResponse } from "@tightlines/contract/group";
import { useApi } from "../../../lib/api/api.context.ts";
import { useStoreOrder } from "../../../lib/list/use-store-order.ts";
import { m } from "../../../paraglide/messages.js";
import { OrderedList } from "../../../ui/OrderedList.tsx";
import { groupLabel } from "../group-label.ts";
import { groupsQuery } from "../group.queries.ts";
import styles from "./GroupOrder.module.css";

interface GroupOrderProps {
  eventUrl: string;
  groups: readonly GroupResponse[];
}

/** The groups by name alone, to be put in the order that every page shows. */
export function GroupOrder({ eventUrl, groups }: GroupOrderProps) {
  const api = useApi();
  const store = useStoreOrder({
    queryKey: groupsQuery(api, eventUrl).queryKey,
    rows: groups,
    send: async (body) =>
      (await api.patch("/api/events/{event}/groups/order", { params: { event: eventUrl }, body })).data,
  });
  return (
    <OrderedList
      label={m.group_title()}
      items={groups}
      itemKey={({ id }) => id}
      itemLabel={groupLabel}
      onOrder={store}
    >
      {(group) => (
        <div className={styles.line}>
          <strong>{groupLabel(group)}</strong>
          <span className={styles.count}>{m.group_count({ count: group.anglerCount })}</span>
        </div>
      )}
    </OrderedList>
  );
}
