import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { m } from "../../../paraglide/messages.js";
import { SearchIcon } from "../../../ui/Icons.tsx";
import { PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import type { EventFilters } from "../event.queries.ts";
import { disciplineOptions } from "../labels.ts";
import styles from "./EventFilterForm.module.css";

/** Search and filters as a plain GET form: it works before and without JavaScript, and its result has an address. */
export function EventFilterForm({ filters, isOrganizer }: { filters: EventFilters; isOrganizer: boolean }) {
  const navigate = useNavigate();

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    void navigate({ to: "/events", search: Object.fromEntries(entries) });
  }

  const hasFilters = Boolean(
    filters.status ?? filters.discipline ?? filters.from ?? filters.to ?? filters.mine,
  );
  return (
    <search>
      {/* Keyed by what is shown, so that "show all events" also empties the fields. */}
      <form action="/events" className={styles.form} onSubmit={apply} key={JSON.stringify(filters)}>
        <div className={styles.search}>
          <PlainInput
            className={styles.grow}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="search"
            defaultValue={filters.search}
            maxLength={200}
            placeholder={m.event_list_search()}
            aria-label={m.event_list_search()}
            icon={<SearchIcon />}
          />
          <Button type="submit">{m.ui_search()}</Button>
        </div>
        <details className={styles.filters} open={hasFilters}>
          <summary>{m.event_list_filters()}</summary>
          <div className={styles.fields}>
            <Choice
              name="status"
              label={m.event_list_filter_status()}
              value={filters.status}
              options={[
                { value: "upcoming", label: m.event_list_filter_upcoming() },
                { value: "running", label: m.event_list_filter_running() },
                { value: "finished", label: m.event_list_filter_finished() },
              ]}
            />
            <Choice
              name="discipline"
              label={m.event_list_filter_discipline()}
              value={filters.discipline}
              options={disciplineOptions()}
            />
            <PlainInput
              type="date"
              name="from"
              label={m.event_list_filter_from()}
              defaultValue={filters.from}
            />
            <PlainInput type="date" name="to" label={m.event_list_filter_to()} defaultValue={filters.to} />
            {isOrganizer && (
              <label className={styles.mine}>
                <input type="checkbox" name="mine" value="true" defaultChecked={filters.mine === "true"} />
                {m.event_list_mine()}
              </label>
            )}
            <Button type="submit">{m.event_list_filter_apply()}</Button>
          </div>
        </details>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  options: { value: string; label: string }[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <PlainSelect
      name={name}
      label={label}
      defaultValue={value ?? ""}
      options={[{ value: "", label: m.event_list_filter_any() }, ...options]}
    />
  );
}
