import { anglerLengths } from "@tightlines/domain/angler/angler-lengths";
import { m } from "../../../paraglide/messages.js";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { EmailField } from "../../../ui/form/EmailField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import styles from "./PersonFields.module.css";
import { entrantField } from "./step-values.ts";

export interface PersonFieldsProps {
  index: number;
  /** What a person of a team is called here: "Angler 2". Somebody who registers alone needs no title. */
  title?: string | undefined;
  /** Whether this is whoever registers: a browser knows their name and club. */
  isSelf: boolean;
}

/** One person. In a team the name is enough; what else there may be is folded away. */
export function PersonFields({ index, title, isSelf }: PersonFieldsProps) {
  if (title === undefined)
    return (
      <>
        <Names index={index} isSelf={isSelf} />
        <More index={index} />
        <Minor index={index} isSelf={isSelf} />
      </>
    );
  return (
    <fieldset className={styles.person}>
      <legend>{title}</legend>
      <div className={styles.names}>
        <Names index={index} isSelf={isSelf} />
      </div>
      <EmailField
        name={entrantField(index, "email")}
        label={m.registration_field_email()}
        help={isSelf ? m.registration_private_help() : m.registration_field_mate_help()}
        autoComplete="off"
        optional
      />
      <Minor index={index} isSelf={isSelf} />
      <details className={styles.more}>
        <summary>{m.registration_more()}</summary>
        <div className={styles.fields}>
          <More index={index} />
        </div>
      </details>
    </fieldset>
  );
}

function Names({ index, isSelf }: { index: number; isSelf: boolean }) {
  return (
    <>
      <TextField
        name={entrantField(index, "firstName")}
        label={m.angler_field_first_name()}
        maxLength={anglerLengths.firstName}
        autoComplete={isSelf ? "given-name" : "off"}
      />
      <TextField
        name={entrantField(index, "lastName")}
        label={m.angler_field_last_name()}
        maxLength={anglerLengths.lastName}
        autoComplete={isSelf ? "family-name" : "off"}
      />
    </>
  );
}

function More({ index }: { index: number }) {
  return (
    <>
      <TextField
        name={entrantField(index, "club")}
        label={m.angler_field_club()}
        maxLength={anglerLengths.club}
        optional
      />
      <TextField
        name={entrantField(index, "country")}
        label={m.angler_field_country()}
        maxLength={anglerLengths.country}
        autoComplete="country-name"
        optional
      />
      <TextField
        name={entrantField(index, "licence")}
        label={m.angler_field_licence()}
        help={m.registration_private_help()}
        maxLength={anglerLengths.licence}
        optional
      />
      <CheckboxField
        name={entrantField(index, "needsAccessiblePeg")}
        label={m.angler_field_accessible()}
        help={m.registration_private_help()}
      />
    </>
  );
}

function Minor({ index, isSelf }: { index: number; isSelf: boolean }) {
  return (
    <CheckboxField
      name={entrantField(index, "isMinor")}
      label={m.registration_field_minor()}
      help={isSelf ? m.registration_field_minor_self_help() : null}
    />
  );
}
