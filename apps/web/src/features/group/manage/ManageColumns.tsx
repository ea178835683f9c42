import { Link } from "@tanstack/react-router";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { GroupResponse } from "@tightlines/contract/group";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { groupLabel } from "../group-label.ts";
import { GroupColumns, type GroupMember } from "../GroupColumns.tsx";
import styles from "./GroupListPage.module.css";
import { MoveBar } from "./MoveBar.tsx";
import { MoveReason } from "./MoveReason.tsx";
import { useDragMembers } from "./use-drag-members.ts";
import { sayAnglers, useMoveAnglers } from "./use-move-anglers.ts";

interface ManageColumnsProps {
  eventUrl: string;
  groups: readonly GroupResponse[];
  anglers: readonly AnglerResponse[];
}

/** Who is where, and who is nowhere yet. Everybody can be moved: alone, with all that are ticked, or by dragging. */
export function ManageColumns({ eventUrl, groups, anglers }: ManageColumnsProps) {
  const { move, asked, forgetAsked } = useMoveAnglers(eventUrl);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const drag = useDragMembers(drop);
  const unplaced = anglers.filter(({ groupId }) => groupId === null);
  const waiting = unplaced.filter(isDrawn).length;
  const chosen = anglers.filter(({ id }) => ticked.has(id));
  const options = [
    ...groups.map(({ id, code }) => ({ value: String(id), label: m.group_name({ code }) })),
    { value: "", label: m.group_none_short() },
  ];

  async function moveTo(moved: readonly AnglerResponse[], value: string) {
    const groupName = options.find((option) => option.value === value)?.label ?? "";
    await move({ anglers: moved, groupId: value === "" ? null : Number(value), groupName });
  }

  function tick(id: number) {
    const after = new Set(ticked);
    if (!after.delete(id)) after.add(id);
    setTicked(after);
  }

  /** Whoever is ticked comes along with one of them. */
  function drop(member: GroupMember, columnId: number | null) {
    const together = ticked.has(member.id) ? chosen : anglers.filter(({ id }) => id === member.id);
    const moved = together.filter(({ groupId }) => groupId !== columnId);
    if (moved.length > 0) void moveTo(moved, columnId === null ? "" : String(columnId));
    setTicked(new Set());
  }

  return (
    <>
      <MoveReason
        name={asked && sayAnglers(asked.anglers)}
        onReason={async (reason) => {
          if (asked) await move({ ...asked, reason });
        }}
        onClose={forgetAsked}
      />
      {anglers.length > 0 && (
        <div className={styles.state}>
          <p>{waiting > 0 ? m.group_unplaced({ count: waiting }) : m.group_all_placed()}</p>
          <p>{m.group_drag_help()}</p>
        </div>
      )}
      <GroupColumns
        columns={[
          ...(unplaced.length > 0 ? [{ id: null, title: m.group_none(), members: unplaced }] : []),
          ...groups.map((group) => ({
            id: group.id,
            title: groupLabel(group),
            members: anglers.filter(({ groupId }) => groupId === group.id),
            aside: (
              <Link
                to="/events/$eventUrl/manage/groups/$groupId/edit"
                params={{ eventUrl, groupId: String(group.id) }}
                aria-label={m.group_edit_label(group)}
                className={styles.edit}
              >
                {m.group_edit()}
              </Link>
            ),
          })),
        ]}
        drag={drag}
        renderBox={(member) => (
          <label className={styles.box}>
            <input
              type="checkbox"
              aria-label={m.angler_select({ name: nameOf(member) })}
              checked={ticked.has(member.id)}
              onChange={() => tick(member.id)}
            />
          </label>
        )}
        renderTools={(member, column) => (
          <PlainSelect
            className={styles.move}
            aria-label={m.group_move({ name: nameOf(member) })}
            options={options}
            value={column.id === null ? "" : String(column.id)}
            onChange={({ currentTarget: { value } }) =>
              void moveTo(
                anglers.filter(({ id }) => id === member.id),
                value,
              )
            }
          />
        )}
      />
      {chosen.length > 0 && (
        <MoveBar
          count={chosen.length}
          options={options}
          onMove={async (value) => {
            await moveTo(chosen, value);
            setTicked(new Set());
          }}
          onClear={() => setTicked(new Set())}
        />
      )}
    </>
  );
}
