import { Link } from "@tanstack/react-router";
import type { SpeciesResponse } from "@tightlines/contract/species";
import { imageSrcSet } from "@tightlines/contract/upload-url";
import { m } from "../../paraglide/messages.js";
import { DataTable } from "../../ui/DataTable.tsx";
import type { Column } from "../../ui/table-column.ts";
import { measuredToLabel, minLengthLabel } from "./species-label.ts";
import styles from "./SpeciesTable.module.css";

/** With `canEdit` every row leads to its form. */
export function SpeciesTable({ rows, canEdit }: { rows: readonly SpeciesResponse[]; canEdit: boolean }) {
  return (
    <DataTable
      caption={m.species_list_title()}
      columns={columnsFor(canEdit)}
      rows={rows}
      rowKey={({ id }) => id}
      linkedRows={canEdit}
    />
  );
}

function columnsFor(canEdit: boolean): Column<SpeciesResponse>[] {
  return [
    {
      id: "name",
      header: m.species_field_name(),
      cell: ({ id, name, photo }) => (
        <span className={styles.name}>
          {photo && <SpeciesPhoto address={photo} />}
          {canEdit ? (
            <Link to="/species/$speciesId/edit" params={{ speciesId: String(id) }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
      ),
    },
    {
      id: "latinName",
      header: m.species_field_latin_name(),
      cell: ({ latinName }) => <i lang="la">{latinName}</i>,
    },
    { id: "code", header: m.species_field_code(), cell: ({ code }) => code, onPhone: "end" },
    {
      id: "minLength",
      header: m.species_field_min_length(),
      align: "end",
      cell: ({ defaultMinLengthMm }) => minLengthLabel(defaultMinLengthMm),
    },
    {
      id: "measuredTo",
      header: m.species_field_measured_to(),
      cell: ({ measuredTo }) => measuredToLabel(measuredTo),
      onPhone: "hidden",
    },
  ];
}

/** It decorates: the name stands beside it. */
function SpeciesPhoto({ address }: { address: string }) {
  return (
    <img
      className={styles.photo}
      src={address}
      srcSet={imageSrcSet(address)}
      sizes="3rem"
      width={48}
      height={32}
      alt=""
      loading="lazy"
    />
  );
}
