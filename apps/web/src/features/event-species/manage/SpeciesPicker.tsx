import type { EventResponse } from "@tightlines/contract/event";
import type { EventSpeciesResponse } from "@tightlines/contract/event-species";
import type { SpeciesResponse } from "@tightlines/contract/species";
import { orderByDiscipline } from "@tightlines/domain/event/usual-species";
import { useMemo, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import { EmptyNet } from "../../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SearchBox } from "../../../ui/SearchBox.tsx";
import type { Column } from "../../../ui/table-column.ts";
import { findableRows } from "../../../ui/table-rows.ts";
import { limitsLabel, minimumLabel } from "../minimum-label.ts";
import styles from "./SpeciesPicker.module.css";
import { type Pending, useChooseSpecies } from "./use-choose-species.ts";

/** A species of the list, with what this event says about it once it is ticked. */
interface Row {
  species: SpeciesResponse;
  chosen: EventSpeciesResponse | undefined;
}

/** All species to tick, found while typing; what is found can be ticked together. */
export function SpeciesPicker({ event, all, chosen, onEdit }: SpeciesPickerProps) {
  const { add, remove, pending } = useChooseSpecies(event);
  const [search, setSearch] = useState("");
  const [isOnlyChosen, setOnlyChosen] = useState(false);
  const columns = useMemo(
    () =>
      columnsFor({
        onTick: ({ species, chosen: ticked }) => void (ticked ? remove(ticked) : add([species])),
        pending,
        onEdit,
      }),
    [add, remove, pending, onEdit],
  );
  const rows = useMemo(() => {
    const byId = new Map(chosen.map((each) => [each.id, each]));
    return orderByDiscipline(all, event.discipline).map((species): Row => ({
      species,
      chosen: byId.get(species.id),
    }));
  }, [all, chosen, event.discipline]);
  const offered = useMemo(
    () => (isOnlyChosen ? rows.filter((row) => row.chosen) : rows),
    [isOnlyChosen, rows],
  );
  const find = useMemo(() => findableRows(offered, columns), [offered, columns]);
  const shown = find(search);
  const unticked = shown.filter((row) => !row.chosen);

  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={m.event_species_find()} value={search} onChange={setSearch} />
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={isOnlyChosen}
            onChange={({ currentTarget }) => setOnlyChosen(currentTarget.checked)}
          />
          {m.event_species_only_chosen()}
        </label>
        {search.trim() !== "" && unticked.length > 0 && (
          <Button
            disabled={pending.ids.length > 0}
            onClick={() => void add(unticked.map(({ species }) => species))}
          >
            {m.event_species_tick_found({ count: unticked.length })}
          </Button>
        )}
        <output className={styles.count}>{m.event_species_chosen_count({ count: chosen.length })}</output>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          drawing={<EmptyNet />}
          sentence={
            search.trim() === "" ? m.event_species_none_chosen() : m.event_species_nothing({ search })
          }
          action={
            <Button
              onClick={() => {
                setSearch("");
                setOnlyChosen(false);
              }}
            >
              {m.event_species_show_all()}
            </Button>
          }
        />
      ) : (
        <DataTable
          caption={m.event_species_list()}
          columns={columns}
          rows={shown}
          rowKey={({ species }) => species.id}
        />
      )}
    </>
  );
}

export interface SpeciesPickerProps {
  event: EventResponse;
  all: readonly SpeciesResponse[];
  chosen: readonly EventSpeciesResponse[];
  onEdit: (species: EventSpeciesResponse) => void;
}

interface RowActs {
  onTick: (row: Row) => void;
  pending: Pending;
  onEdit: (species: EventSpeciesResponse) => void;
}

function columnsFor({ onTick, pending, onEdit }: RowActs): Column<Row>[] {
  const isBusy = ({ species }: Row) => pending.ids.includes(species.id);
  return [
    {
      id: "name",
      header: m.event_species_name(),
      cell: (row) => (
        <label className={styles.tick}>
          <input
            type="checkbox"
            // While it is on its way it stands as it will be.
            checked={isBusy(row) ? pending.isTicked : row.chosen !== undefined}
            aria-disabled={isBusy(row)}
            onChange={() => !isBusy(row) && onTick(row)}
          />
          <span>
            {row.species.name} <i lang="la">{row.species.latinName}</i>
          </span>
        </label>
      ),
      searchText: ({ species: { name, latinName, code } }) => `${name} ${latinName} ${code}`,
    },
    {
      id: "minimum",
      header: m.event_species_minimum(),
      align: "end",
      cell: ({ species, chosen }) =>
        minimumLabel(chosen ?? { minLengthMm: null, defaultMinLengthMm: species.defaultMinLengthMm }),
    },
    {
      id: "own",
      header: m.event_species_own(),
      align: "end",
      onPhone: "end",
      cell: ({ chosen }) =>
        chosen && (
          <span className={styles.own}>
            {limitsLabel(chosen)}
            <Button
              variant="subtle"
              aria-label={m.event_species_edit_of({ name: chosen.name })}
              onClick={() => onEdit(chosen)}
            >
              {m.event_species_edit()}
            </Button>
          </span>
        ),
    },
  ];
}
