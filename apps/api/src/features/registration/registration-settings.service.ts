import type {
  RegistrationSettings,
  RegistrationSettingsPatch,
} from "@tightlines/contract/registration/registration-settings";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { giveFreePlaces } from "./place.service.ts";
import * as registrationSettings from "./registration-settings.repository.ts";
import type { Letters } from "./registration.letters.ts";
import { changeRegistrations } from "./registration.service.ts";

/** With more places, or another way to give them, those who wait get theirs at once. */
export function changeRegistrationSettings(
  call: EventCall,
  { revision, ...wanted }: RegistrationSettingsPatch,
  letters: Letters,
): Promise<RegistrationSettingsRow> {
  return changeRegistrations(call, letters, async (change) => {
    const { trx, event, settings: before, record, requireSeen } = change;
    await requireSeen("registration-settings", { ...before, id: event.id }, revision, presentSettings);
    const after = await registrationSettings.update(trx, event.id, wanted);
    await record({
      noun: "registration-settings",
      nounId: event.id,
      action: "update",
      before: auditedValues(before, "lastArrival"),
      after: auditedValues(after, "lastArrival"),
    });
    // The start list shows people under age by another name now.
    if (after.hidesMinors !== before.hidesMinors) change.alsoMove("angler");
    await giveFreePlaces({ ...change, settings: after });
    return after;
  });
}

export function presentSettings(row: RegistrationSettingsRow): RegistrationSettings {
  const { mode, holdHours, categories, currency, accountName, iban, bic, hidesMinors, revision } = row;
  const questions = row.questions.map((each) => ({ ...each, options: [...each.options] }));
  const account = { currency, accountName, iban, bic };
  return { mode, holdHours, categories, ...account, questions, hidesMinors, revision };
}
