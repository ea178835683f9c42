import type { AnglerResponse } from "@tightlines/contract/angler";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { m } from "../../paraglide/messages.js";
import styles from "./GroupColumns.module.css";

export type GroupMember = Pick<AnglerResponse, "id" | "number" | "firstName" | "lastName" | "teamName"> &
  Partial<Pick<AnglerResponse, "isReserve" | "presence" | "groupReason">>;

export interface GroupColumn {
  id: number | null;
  title: string;
  members: readonly GroupMember[];
  /** How many are in it, where fewer are shown. */
  count?: number;
  /** Beside the title: a link to its form. */
  aside?: ReactNode;
}

type ItemProps = ComponentProps<"li"> & { "data-over"?: true | undefined };

interface GroupColumnsProps {
  columns: readonly GroupColumn[];
  list?: RefObject<HTMLUListElement | null>;
  /** At the end of each line: a way to move this angler. */
  renderTools?: (member: GroupMember, column: GroupColumn) => ReactNode;
  /** Before each line: a box to tick. */
  renderBox?: (member: GroupMember) => ReactNode;
  /** Lets anglers be dragged from column to column. */
  drag?: {
    targetFor: (column: GroupColumn) => ItemProps;
    sourceFor: (member: GroupMember) => ItemProps;
  };
}

/** Groups side by side, each with its anglers by number. */
export function GroupColumns({ columns, list, renderTools, renderBox, drag }: GroupColumnsProps) {
  return (
    <ul ref={list} className={styles.columns} data-tools={renderTools ? true : undefined}>
      {columns.map((column) => (
        <li
          key={column.id ?? "none"}
          className={styles.column}
          data-none={column.id === null || undefined}
          {...drag?.targetFor(column)}
        >
          <header className={styles.header}>
            <h2 className={styles.title}>{column.title}</h2>
            <span className={styles.count}>
              {m.group_count({ count: column.count ?? column.members.length })}
            </span>
            {column.aside}
          </header>
          {column.members.length === 0 ? (
            <p className={styles.nobody}>{m.group_nobody()}</p>
          ) : (
            <ol className={styles.members}>
              {column.members.map((member) => (
                <li key={member.id} className={styles.member} {...drag?.sourceFor(member)}>
                  {renderBox?.(member)}
                  <span className={`${styles.number} tabular`}>{member.number}</span>
                  <span className={styles.name}>
                    {member.firstName} {member.lastName}
                    <MemberFacts member={member} />
                  </span>
                  {renderTools?.(member, column)}
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ul>
  );
}

function MemberFacts({ member }: { member: GroupMember }) {
  const { teamName, isReserve, presence, groupReason } = member;
  const facts = [
    teamName,
    isReserve && m.group_reserve(),
    presence === "withdrawn" && m.group_withdrawn(),
    groupReason && m.group_moved_because({ reason: groupReason }),
  ].filter(Boolean);
  return facts.length > 0 && <span className={styles.team}>{facts.join(", ")}</span>;
}
