import type {
  RegistrationSettings,
  RegistrationSettingsPatch,
} from "@tightlines/contract/registration/registration-settings";
import { type FieldCode, tell, type Told } from "@tightlines/contract/problem/problem";
import { readBic } from "@tightlines/domain/payment/bic";
import { readIban } from "@tightlines/domain/payment/iban";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { giveFreePlaces } from "./place.service.ts";
import * as registrationSettings from "./registration-settings.repository.ts";
import { changeRegistrations } from "./registration.service.ts";

/** With more places, or another way to give them, those who wait get theirs at once. */
export function changeRegistrationSettings(
  call: EventCall,
  { revision, ...wanted }: RegistrationSettingsPatch,
  publicUrl: string,
): Promise<RegistrationSettingsRow> {
  return changeRegistrations(call, publicUrl, async (change) => {
    const { trx, event, settings: before, record, requireSeen } = change;
    await requireSeen("registration-settings", { ...before, id: event.id }, revision, presentSettings);
    const after = await registrationSettings.update(trx, event.id, { ...wanted, ...readAccount(wanted) });
    await record({
      noun: "registration-settings",
      nounId: event.id,
      action: "update",
      before: auditedValues(before, "lastArrival"),
      after: auditedValues(after, "lastArrival"),
    });
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

/** Accounts are kept as banks write them; a mistyped one is refused before anybody pays into it. */
function readAccount({ iban, bic }: RegistrationSettingsPatch): { iban?: string; bic?: string } {
  const fields: Record<string, Told<FieldCode>[]> = {};
  const account = iban ? readIban(iban) : undefined;
  if (account && !account.ok) fields["iban"] = [tell("not-an-iban")];
  const bank = bic ? readBic(bic) : undefined;
  if (bic && bank === undefined) fields["bic"] = [tell("not-a-bic")];
  if (Object.keys(fields).length > 0) throw new ProblemError("invalid-input", { fields });
  return { ...(account?.ok && { iban: account.value }), ...(bank !== undefined && { bic: bank }) };
}
