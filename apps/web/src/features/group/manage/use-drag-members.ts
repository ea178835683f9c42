import { type DragEvent, useRef, useState } from "react";
import type { GroupColumn, GroupMember } from "../GroupColumns.tsx";

/** Drags anglers from column to column with a pointer; those who use none tick them and move the selection. */
export function useDragMembers(onDrop: (member: GroupMember, columnId: number | null) => void) {
  const dragged = useRef<GroupMember>(undefined);
  const [over, setOver] = useState<number | null>();
  return {
    sourceFor: (member: GroupMember) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        // Firefox drags nothing that carries nothing.
        event.dataTransfer.setData("text/plain", String(member.number));
        event.dataTransfer.effectAllowed = "move";
        dragged.current = member;
      },
      onDragEnd: () => {
        dragged.current = undefined;
        setOver(undefined);
      },
    }),
    targetFor: ({ id }: GroupColumn) => ({
      "data-over": over === id ? (true as const) : undefined,
      onDragOver: (event: DragEvent) => {
        if (!dragged.current) return;
        event.preventDefault();
        setOver(id);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(undefined);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const member = dragged.current;
        setOver(undefined);
        if (member) onDrop(member, id);
      },
    }),
  };
}
