import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SecurityResponse } from "@tightlines/contract/security";
import type { EventRight } from "@tightlines/domain/event/event-right";
import { canGiveRight } from "@tightlines/domain/security/give-right";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { toast } from "../../../ui/toast.ts";
import { holderName, rightLabel, rightOptions } from "../right-label.ts";
import styles from "./SecurityTable.module.css";
import { securityKeys } from "../security.queries.ts";
import { eventKeys } from "../../event/event.queries.ts";

/** Somebody's right, changed where it stands; undone in the toast. */
export function RightSelect({ event, entry, id, own }: RightSelectProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const name = holderName(entry);

  async function change(right: EventRight, from: { right: EventRight; revision: number }, isUndo = false) {
    setSaving(true);
    try {
      const params = { event: String(event.id), id: String(id) };
      const body = { right, revision: from.revision };
      const { data } = await api.patch("/api/events/{event}/securities/{id}", { params, body });
      const undo = { undo: () => void change(from.right, data, true) };
      toast.success(m.security_changed({ name, right: rightLabel(right) }), isUndo ? {} : undo);
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      await queryClient.invalidateQueries({ queryKey: securityKeys.all(event.id) });
      // One's own right may have changed, and with it what may be changed here.
      await queryClient.invalidateQueries({ queryKey: eventKeys.one(event.url) });
      setSaving(false);
    }
  }

  return (
    <PlainSelect
      className={styles.right}
      aria-label={m.security_right_of({ name })}
      disabled={isSaving}
      options={rightOptions().filter(({ value }) => canGiveRight(own, value))}
      value={entry.right}
      onChange={({ currentTarget: { value } }) => {
        const chosen = rightOptions().find((option) => option.value === value);
        if (chosen) void change(chosen.value, entry);
      }}
    />
  );
}

export interface RightSelectProps {
  event: EventResponse;
  entry: SecurityResponse;
  id: number;
  own: EventRight | null;
}
