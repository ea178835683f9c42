import { useQuery } from "@tanstack/react-query";
import type { AnglerChoices, AnglerResponse } from "@tightlines/contract/angler";
import type { EventResponse } from "@tightlines/contract/event";
import { presences } from "@tightlines/domain/angler/presence";
import { anglerLengths } from "@tightlines/domain/angler/angler-lengths";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { type FormEvent, useId, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { ActionIcon } from "../../../ui/ActionIcon.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CloseIcon } from "../../../ui/FrameIcons.tsx";
import { PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import { presenceLabel } from "../presence-label.ts";
import { anglerChoicesQuery } from "../angler.queries.ts";
import styles from "../../../ui/SelectionBar.module.css";
import { DeleteSelected } from "./DeleteSelected.tsx";
import { type Assignment, hasTransfer, useAssign } from "./use-assign.ts";

export interface AssignBarProps {
  event: EventResponse;
  anglers: readonly AnglerResponse[];
  onClear: () => void;
}

/** What many anglers get at once: first what, then which, then do it. */
export function AssignBar({ event: { url: eventUrl, status }, anglers, onClear }: AssignBarProps) {
  const { data: choices } = useQuery(anglerChoicesQuery(useApi(), eventUrl));
  const { assign, isAssigning, isReasonAsked } = useAssign(eventUrl);
  const [what, setWhat] = useState<What>("teamId");
  const [value, setValue] = useState("");
  const [reason, setReason] = useState("");
  const listId = useId();
  const options = choices ? optionsFor(choices, what) : undefined;
  const isTransfer = status !== "draft" && value !== "" && hasTransfer(anglers, assignmentOf(what, value));
  // Only the server knows whether a draw has put them where they are.
  const needsReason = isTransfer || (what === "groupId" && isReasonAsked);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await assign(anglers, assignmentOf(what, value), needsReason ? reason : undefined)) onClear();
  }

  return (
    <div className={`${styles.bar} ${styles.floating}`}>
      <form className={styles.form} aria-label={m.angler_assign()} onSubmit={(event) => void submit(event)}>
        <div className={styles.selected}>
          <output className={styles.count}>{m.angler_selected({ count: anglers.length })}</output>
          <ActionIcon aria-label={m.angler_select_none()} onClick={onClear}>
            <CloseIcon size={18} />
          </ActionIcon>
        </div>
        <PlainSelect
          className={styles.field}
          aria-label={m.angler_assign_what()}
          options={whats.map((each) => ({ value: each, label: labels[each]() }))}
          value={what}
          onChange={({ currentTarget }) => {
            setWhat(whats.find((each) => each === currentTarget.value) ?? "teamId");
            setValue("");
          }}
        />
        {what === "category" ? (
          <>
            <PlainInput
              className={styles.field}
              aria-label={m.angler_field_category()}
              placeholder={m.angler_field_category()}
              list={listId}
              maxLength={anglerLengths.category}
              required
              value={value}
              onChange={({ currentTarget }) => setValue(currentTarget.value)}
            />
            <datalist id={listId}>
              {choices?.categories.map((category) => (
                <option key={category} value={category}>
                  {category}
                </option>
              ))}
            </datalist>
          </>
        ) : (
          <PlainSelect
            className={styles.field}
            aria-label={labels[what]()}
            options={[{ value: "", label: m.ui_choose() }, ...(options ?? [])]}
            required
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        )}
        {needsReason && (
          <PlainInput
            className={`${styles.field} ${styles.reason}`}
            aria-label={m.angler_reason()}
            placeholder={m.angler_assign_reason()}
            // Blanks are no reason.
            pattern=".*\S.*"
            maxLength={REASON_MAX_LENGTH}
            required
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <Button type="submit" variant="filled" loading={isAssigning} disabled={value.trim() === ""}>
          {m.angler_assign()}
        </Button>
      </form>
      <DeleteSelected eventUrl={eventUrl} anglers={anglers} onDeleted={onClear} />
    </div>
  );
}

type What = "teamId" | "groupId" | "category" | "presence";

const whats: readonly What[] = ["teamId", "groupId", "category", "presence"];

const labels: Record<What, () => string> = {
  teamId: m.angler_field_team,
  groupId: m.angler_field_group,
  category: m.angler_field_category,
  presence: m.angler_field_presence,
};

const NONE = "none";

function optionsFor({ teams, groups }: AnglerChoices, what: What) {
  if (what === "teamId")
    return [
      ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
      { value: NONE, label: m.angler_no_team() },
    ];
  if (what === "groupId")
    return [
      ...groups.map(({ id, code }) => ({ value: String(id), label: m.angler_group({ code }) })),
      { value: NONE, label: m.angler_no_group() },
    ];
  return presences.map((presence) => ({ value: presence, label: presenceLabel(presence) }));
}

function assignmentOf(what: What, value: string): Assignment {
  const id = value === NONE ? null : Number(value);
  if (what === "teamId") return { teamId: id };
  if (what === "groupId") return { groupId: id };
  if (what === "category") return { category: value };
  return { presence: presences.find((presence) => presence === value) ?? "expected" };
}
