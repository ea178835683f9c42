import type { AnglerResponse } from "@tightlines/contract/angler";
import { useMemo } from "react";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { FilterFold } from "../../ui/FilterFold.tsx";
import { PlainSelect } from "../../ui/PlainField.tsx";
import type { AnglerFilter } from "./angler-filter.ts";
import { categoryLabel } from "./category-label.ts";

export interface AnglerFiltersProps {
  /** All of the list: only what occurs in it is offered. */
  anglers: readonly AnglerResponse[];
  filter: AnglerFilter;
  onFilter: (filter: AnglerFilter) => void;
}

/** By team, group and category; what nobody differs in is not asked for. */
export function AnglerFilters({ anglers, filter, onFilter }: AnglerFiltersProps) {
  const selects = useMemo(() => selectsFor(anglers), [anglers]);
  if (selects.length === 0) return null;
  return (
    <FilterFold active={selects.filter(({ name }) => filter[name]).length}>
      {selects.map(({ name, label, options }) => (
        <PlainSelect
          key={name}
          aria-label={label}
          options={[{ value: "", label }, ...options]}
          value={filter[name] ?? ""}
          onChange={({ currentTarget: { value } }) => {
            const { [name]: _before, ...others } = filter;
            onFilter(value === "" ? others : { ...others, [name]: value });
          }}
        />
      ))}
    </FilterFold>
  );
}

interface Option {
  value: string;
  label: string;
}

function selectsFor(anglers: readonly AnglerResponse[]) {
  const teams = optionsOf(anglers, (angler) => ({
    value: String(angler.teamId ?? "none"),
    label: angler.teamName ?? m.angler_no_team(),
  }));
  const groups = optionsOf(anglers, (angler) => ({
    value: String(angler.groupId ?? "none"),
    label: angler.groupCode === null ? m.angler_no_group() : m.angler_group({ code: angler.groupCode }),
  }));
  const categories = optionsOf(anglers, ({ category }) => ({
    value: category,
    label: categoryLabel(category),
  }));
  const selects = [
    { name: "team", label: m.angler_all_teams(), options: teams },
    { name: "group", label: m.angler_all_groups(), options: groups },
    { name: "category", label: m.angler_all_categories(), options: categories },
  ] as const;
  return selects.filter(({ options }) => options.length > 1);
}

function optionsOf(anglers: readonly AnglerResponse[], read: (angler: AnglerResponse) => Option): Option[] {
  const options = new Map(anglers.map((angler) => [read(angler).value, read(angler)]));
  const isNone = ({ value }: Option) => Number(value === "none");
  return [...options.values()].toSorted(
    (a, b) => isNone(a) - isNone(b) || a.label.localeCompare(b.label, getLocale(), { numeric: true }),
  );
}
