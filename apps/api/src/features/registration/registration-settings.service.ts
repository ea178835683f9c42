import type {
  RegistrationSettings,
  RegistrationSettingsPatch,
} from "@tightlines/contract/registration/registration-settings";
import { type FieldCode, tell, type Told } from "@tightlines/contract/problem/problem";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import * as lotteries from "./lottery.repository.ts";
import { prepareLottery } from "./lottery.service.ts";
import { type DeskChange, giveFreePlaces } from "./place.service.ts";
import * as registrationSettings from "./registration-settings.repository.ts";
import * as registrations from "./registration.repository.ts";
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
    if (wanted.mode !== undefined && wanted.mode !== before.mode) await requireFreeMode(change);
    const after = await registrationSettings.update(trx, event.id, wanted);
    await record({
      noun: "registration-settings",
      nounId: event.id,
      action: "update",
      before: auditedValues(before, "lastArrival"),
      after: auditedValues(after, "lastArrival"),
    });
    if (after.mode === "lottery") await prepareLottery(change);
    // The start list shows people under age by another name now.
    if (after.hidesMinors !== before.hidesMinors) change.alsoMove("angler");
    await giveFreePlaces({ ...change, settings: after });
    return after;
  });
}

/** People register under the rule that the page tells them: it stays while one of them does, and after a draw for ever. */
async function requireFreeMode({ trx, event }: DeskChange): Promise<void> {
  if (await lotteries.isDrawn(trx, event.id)) throw refusal(tell("mode-was-drawn"));
  const count = await registrations.countStanding(trx, event.id);
  if (count > 0) throw refusal(tell("registrations-of-another-mode", { count }));
}

function refusal(problem: Told<FieldCode>): ProblemError {
  return new ProblemError("invalid-input", { fields: { mode: [problem] } });
}

export function presentSettings(row: RegistrationSettingsRow): RegistrationSettings {
  const { mode, holdHours, categories, currency, accountName, iban, bic, hidesMinors, revision } = row;
  const questions = row.questions.map((each) => ({ ...each, options: [...each.options] }));
  const account = { currency, accountName, iban, bic };
  return { mode, holdHours, categories, ...account, questions, hidesMinors, revision };
}
