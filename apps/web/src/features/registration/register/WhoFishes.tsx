import { m } from "../../../paraglide/messages.js";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import type { FieldName } from "../../../ui/form/field-name.ts";
import { useSetField } from "../../../ui/form/form.context.ts";
import { emptyEntrant, type EntrantDraft, type OwnDetails } from "./registration-draft.ts";
import { entrantField } from "./step-values.ts";

/** Whether the reader fishes. What we know about them comes and goes with the answer. */
export function WhoFishes({ me, isTeam }: { me: OwnDetails; isTeam: boolean }) {
  const setField = useSetField();
  const known = Object.entries(me).filter(([name]) => name in emptyEntrant) as [
    keyof EntrantDraft,
    string | boolean,
  ][];

  function choose(fishes: string) {
    for (const [name, value] of known)
      setField(entrantField(0, name), fishes === "me" ? value : emptyEntrant[name]);
  }

  return (
    <ChoiceField
      name={"fishes" as string as FieldName<string>}
      label={m.registration_fishes()}
      onChosen={choose}
      options={[
        { value: "me", label: isTeam ? m.registration_fishes_me_team() : m.registration_fishes_me() },
        { value: "other", label: isTeam ? m.registration_fishes_nobody() : m.registration_fishes_other() },
      ]}
    />
  );
}
