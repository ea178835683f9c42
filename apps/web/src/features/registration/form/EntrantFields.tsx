import { anglerLengths } from "@tightlines/domain/angler/angler-lengths";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { PlusIcon } from "../../../ui/Icons.tsx";
import { TrashIcon } from "../../../ui/ManageIcons.tsx";
import type { FieldName } from "../../../ui/form/field-name.ts";
import { FieldNotes } from "../../../ui/form/FieldFrame.tsx";
import { useField } from "../../../ui/form/form.context.ts";
import { nextKey } from "../../../ui/form/row-key.ts";
import { PlainCheckbox, PlainInput } from "../../../ui/PlainField.tsx";
import { type EntrantValues, newEntrant } from "./entrant-values.ts";
import styles from "./EntrantFields.module.css";

export interface EntrantFieldsProps {
  name: FieldName<EntrantValues[]>;
  kind: "individual" | "team";
  teamSize: number;
  reserves: number;
}

/** Everybody a registration is for: one angler, or a team with its reserves. */
export function EntrantFields({ name, kind, teamSize, reserves }: EntrantFieldsProps) {
  const field = useField(name, {
    label: m.registration_form_anglers(),
    rule: (value) => ((value as EntrantValues[]).every(isNamed) ? null : m.registration_form_names_missing()),
    show: (value) => (value as EntrantValues[]).map(nameOf).join(", "),
  });
  const people = field.value;
  const isTeam = kind === "team";
  const reserveCount = people.filter(({ isReserve }) => isReserve).length;

  function change(index: number, changed: Partial<EntrantValues>) {
    field.setValue(people.map((person, at) => (at === index ? { ...person, ...changed } : person)));
  }

  return (
    <div className={styles.people}>
      {people.map((person, index) => (
        <fieldset key={person.key} className={styles.person}>
          <legend className={styles.legend}>{legendOf(people, index, isTeam)}</legend>
          <Person
            person={person}
            isWrong={field.error !== null && !isNamed(person)}
            onChange={(changed) => change(index, changed)}
          />
          {isTeam && people.length > 1 && (
            <Button
              variant="subtle"
              leftSection={<TrashIcon size={18} />}
              onClick={() => field.setValue(people.toSpliced(index, 1))}
            >
              {m.registration_form_remove({ name: legendOf(people, index, isTeam) })}
            </Button>
          )}
        </fieldset>
      ))}
      <FieldNotes field={field} help={null} />
      {isTeam && (
        <div className={styles.add}>
          {people.length - reserveCount < teamSize && (
            <Button
              leftSection={<PlusIcon size={18} />}
              onClick={() =>
                field.setValue(people.toSpliced(people.length - reserveCount, 0, newEntrant(nextKey(people))))
              }
            >
              {m.registration_form_add_angler()}
            </Button>
          )}
          {reserveCount < reserves && (
            <Button
              leftSection={<PlusIcon size={18} />}
              onClick={() => field.setValue([...people, newEntrant(nextKey(people), true)])}
            >
              {m.registration_form_add_reserve()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface PersonProps {
  person: EntrantValues;
  isWrong: boolean;
  onChange: (changed: Partial<EntrantValues>) => void;
}

function Person({ person, isWrong, onChange }: PersonProps) {
  return (
    <>
      <div className={styles.names}>
        {texts.map(({ name, label, type, isNeeded }) => (
          <PlainInput
            key={name}
            label={isNeeded ? label() : m.registration_form_optional({ label: label() })}
            type={type}
            maxLength={name === "email" ? 254 : anglerLengths[name]}
            aria-required={isNeeded}
            aria-invalid={(isWrong && isNeeded && person[name].trim() === "") || undefined}
            value={person[name]}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          />
        ))}
      </div>
      {ticks.map(({ name, label }) => (
        <PlainCheckbox
          key={name}
          label={label()}
          checked={person[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
        />
      ))}
    </>
  );
}

const texts = [
  { name: "firstName", label: m.angler_field_first_name, type: "text", isNeeded: true },
  { name: "lastName", label: m.angler_field_last_name, type: "text", isNeeded: true },
  { name: "email", label: m.registration_form_email, type: "email", isNeeded: false },
  { name: "club", label: m.angler_field_club, type: "text", isNeeded: false },
  { name: "country", label: m.angler_field_country, type: "text", isNeeded: false },
  { name: "licence", label: m.angler_field_licence, type: "text", isNeeded: false },
] as const;

const ticks = [
  { name: "isMinor", label: m.registration_form_minor },
  { name: "needsAccessiblePeg", label: m.angler_field_accessible },
] as const;

function legendOf(people: readonly EntrantValues[], index: number, isTeam: boolean): string {
  if (!isTeam) return m.registration_form_angler();
  const { isReserve } = people[index]!;
  const number = people.slice(0, index + 1).filter((person) => person.isReserve === isReserve).length;
  return isReserve
    ? m.registration_form_reserve_number({ number })
    : m.registration_form_angler_number({ number });
}

function isNamed({ firstName, lastName }: EntrantValues): boolean {
  return firstName.trim() !== "" && lastName.trim() !== "";
}

function nameOf({ firstName, lastName }: EntrantValues): string {
  return `${firstName} ${lastName}`.trim();
}
