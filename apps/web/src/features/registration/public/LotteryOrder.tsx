import type { LotteryResponse } from "@tightlines/contract/registration/lottery";
import { useMemo } from "react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { FindList } from "../../../ui/FindList.tsx";
import styles from "./Lottery.module.css";

interface Entry {
  id: number;
  /** Which one it was in the draw, from 1. */
  rank: number;
  /** Null for whoever has a place. */
  position: number | null;
  /** Null for what does not stand any more. */
  name: string | null;
}

/** Everybody in the order of the draw, with the place or the number that it gave them. */
export function LotteryOrder({ drawn }: { drawn: NonNullable<LotteryResponse["drawn"]> }) {
  const entries = useMemo(() => listEntries(drawn), [drawn]);
  return (
    <FindList
      label={m.lottery_order_find()}
      rows={entries}
      rowKey={idOf}
      searchText={wordsOf}
      count={(count) => m.registration_count({ count })}
      rowHeight="3rem"
    >
      {showEntry}
    </FindList>
  );
}

function listEntries({ outcome, names }: NonNullable<LotteryResponse["drawn"]>): Entry[] {
  const nameOf = new Map(names.map(({ registrationId, name }) => [registrationId, name]));
  let waiting = 0;
  return outcome.map(({ registrationId: id, hasPlace }, index) => {
    if (!hasPlace) waiting += 1;
    return { id, rank: index + 1, position: hasPlace ? null : waiting, name: nameOf.get(id) ?? null };
  });
}

function showEntry({ id, rank, position, name }: Entry) {
  return (
    <div className={styles.entry}>
      <span className={`${styles.rank} tabular`}>{rank}.</span>
      <div>
        <div className={styles.name}>{name ?? m.lottery_order_gone()}</div>
        <div className={styles.dim}>{m.lottery_order_number({ id })}</div>
      </div>
      <Badge tone={position === null ? "reed" : "float"}>
        {position === null ? m.lottery_order_place() : m.lottery_order_waiting({ position })}
      </Badge>
    </div>
  );
}

function idOf({ id }: Entry): number {
  return id;
}

function wordsOf({ id, name }: Entry): string {
  return `${name ?? ""} ${id}`;
}
