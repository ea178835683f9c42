import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { paymentStatuses, registrationStatuses } from "@tightlines/domain/registration/registration-status";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { FilterFold } from "../../../ui/FilterFold.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { categoryLabel } from "../../angler/category-label.ts";
import { paymentLabel, statusLabel } from "../registration-label.ts";
import { type DeskFilter, readDeskFilter } from "./desk-filter.ts";

export interface DeskFiltersProps {
  /** All of the list: only the categories that occur in it are offered. */
  registrations: readonly RegistrationResponse[];
  hasDoubles: boolean;
  filter: DeskFilter;
  onFilter: (filter: DeskFilter) => void;
}

/** By status, payment and category, and those who may have registered twice. */
export function DeskFilters({ registrations, hasDoubles, filter, onFilter }: DeskFiltersProps) {
  const categories = [...new Set(registrations.map(({ category }) => category))].toSorted((a, b) =>
    a.localeCompare(b, getLocale()),
  );
  const selects = [
    {
      name: "status",
      label: m.desk_all_statuses(),
      options: registrationStatuses.map((value) => ({ value, label: statusLabel(value) })),
    },
    {
      name: "payment",
      label: m.desk_all_payments(),
      options: paymentStatuses.map((value) => ({ value, label: paymentLabel(value) })),
    },
    {
      name: "category",
      label: m.angler_all_categories(),
      options: categories.map((value) => ({ value, label: categoryLabel(value) })),
    },
    { name: "twice", label: m.desk_everybody(), options: [{ value: "yes", label: m.desk_only_twice() }] },
  ] as const;
  const shown = selects.filter(
    ({ name }) =>
      (name !== "category" || categories.length > 1) && (name !== "twice" || hasDoubles || filter.twice),
  );
  return (
    <FilterFold active={shown.filter(({ name }) => filter[name]).length}>
      {shown.map(({ name, label, options }) => (
        <PlainSelect
          key={name}
          aria-label={label}
          options={[{ value: "", label }, ...options]}
          value={filter[name] ?? ""}
          onChange={({ currentTarget: { value } }) => onFilter(readDeskFilter({ ...filter, [name]: value }))}
        />
      ))}
    </FilterFold>
  );
}
