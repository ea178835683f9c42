import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { useSearchSoon } from "../../../lib/list/use-search-soon.ts";
import { useTyped } from "../../../lib/list/use-typed.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { ChevronDownIcon } from "../../../ui/FrameIcons.tsx";
import { PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import { SearchInput } from "../../../ui/SearchInput.tsx";
import type { EventFilters } from "../event.queries.ts";
import { disciplineOptions } from "../discipline-label.ts";
import styles from "./EventFilterForm.module.css";

/** Search and filters as a plain GET form: it works before and without JavaScript, and its result has an address. */
export function EventFilterForm({ filters, isOrganizer }: { filters: EventFilters; isOrganizer: boolean }) {
  const navigate = useNavigate();
  const { search = "", page: _page, ...chosen } = filters;
  const { typed, setTyped, noteSent } = useTyped(search);
  const searchSoon = useSearchSoon((words) => {
    noteSent(words);
    void navigate({ to: "/events", search: { ...chosen, ...(words && { search: words }) }, replace: true });
  });

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    noteSent(typed.trim());
    void navigate({ to: "/events", search: Object.fromEntries(entries) });
  }

  return (
    <search>
      <form action="/events" className={styles.form} onSubmit={apply}>
        <div className={styles.search}>
          <SearchInput
            className={styles.grow}
            name="search"
            label={m.event_list_search()}
            value={typed}
            onChange={(words) => {
              setTyped(words);
              searchSoon(words);
            }}
          />
          <Button type="submit">{m.ui_search()}</Button>
        </div>
        {/* Keyed by what is shown, so that "show all events" also empties the fields. */}
        <Filters key={JSON.stringify(chosen)} chosen={chosen} isOrganizer={isOrganizer} />
      </form>
    </search>
  );
}

type Chosen = Omit<EventFilters, "search" | "page">;

function Filters({ chosen, isOrganizer }: { chosen: Chosen; isOrganizer: boolean }) {
  return (
    <details className={styles.filters} open={Object.keys(chosen).length > 0}>
      <summary>
        {m.event_list_filters()}
        <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.fields}>
        <Choice
          name="status"
          label={m.event_list_filter_status()}
          value={chosen.status}
          options={[
            { value: "upcoming", label: m.event_list_filter_upcoming() },
            { value: "running", label: m.event_list_filter_running() },
            { value: "finished", label: m.event_list_filter_finished() },
          ]}
        />
        <Choice
          name="discipline"
          label={m.event_list_filter_discipline()}
          value={chosen.discipline}
          options={disciplineOptions()}
        />
        <PlainInput type="date" name="from" label={m.event_list_filter_from()} defaultValue={chosen.from} />
        <PlainInput type="date" name="to" label={m.event_list_filter_to()} defaultValue={chosen.to} />
        <Choice
          name="sort"
          label={m.event_list_sort()}
          value={chosen.sort}
          none={m.event_list_sort_upcoming()}
          options={[
            { value: "name", label: m.event_list_sort_name() },
            { value: "-starts_on", label: m.event_list_sort_latest() },
            { value: "starts_on", label: m.event_list_sort_earliest() },
          ]}
        />
        {isOrganizer && (
          <label className={styles.mine}>
            <input type="checkbox" name="mine" value="true" defaultChecked={chosen.mine === "true"} />
            {m.event_list_mine()}
          </label>
        )}
        <Button type="submit">{m.event_list_filter_apply()}</Button>
      </div>
    </details>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  /** What no choice is called. */
  none?: string;
  options: { value: string; label: string }[];
}

function Choice({ name, label, value, none = m.event_list_filter_any(), options }: ChoiceProps) {
  return (
    <PlainSelect
      name={name}
      label={label}
      defaultValue={value ?? ""}
      options={[{ value: "", label: none }, ...options]}
    />
  );
}
