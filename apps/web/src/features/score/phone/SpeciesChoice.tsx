import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import type { BookSpecies } from "../device/score-book.ts";
import styles from "./SpeciesChoice.module.css";

/** As many as fit in two rows of a phone. */
const CHIPS = 4;

export interface SpeciesChoiceProps {
  species: readonly BookSpecies[];
  /** By their ids, the last used first. */
  recent: readonly number[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** One tap for the species that are being caught; the others behind the phone's own wheel. */
export function SpeciesChoice({ species, recent, chosen, onChoose }: SpeciesChoiceProps) {
  // The order stays while somebody is choosing: a key must not move under the thumb.
  const [first] = useState(recent);
  const ordered = [
    ...first.flatMap((id) => species.filter((each) => each.id === id)),
    ...species.filter(({ id }) => !first.includes(id)),
  ];
  const chips = ordered.slice(0, CHIPS);
  const others = ordered.slice(CHIPS);
  const isOther = others.some(({ id }) => id === chosen);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{m.score_species()}</legend>
      <div className={styles.chips}>
        {chips.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <PlainSelect
          aria-label={m.score_species_other()}
          value={isOther ? String(chosen) : ""}
          onChange={({ currentTarget }) => {
            if (currentTarget.value) onChoose(Number(currentTarget.value));
          }}
          options={[
            { value: "", label: m.score_species_other() },
            ...others.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </fieldset>
  );
}
