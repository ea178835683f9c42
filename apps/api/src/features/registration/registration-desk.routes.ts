import { registrationDeskEndpoints } from "@tightlines/contract/registration/registration-desk";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Serve } from "../../platform/http/serve.ts";
import { getEvent } from "../event/event.service.ts";
import type { LetterLimits } from "./count-letters.service.ts";
import { findDoubles } from "./double.repository.ts";
import { mergeTwo } from "./merge-registrations.service.ts";
import { eraseContactsOfOne } from "./erase-contacts.service.ts";
import { countRecipients, writeToRegistered } from "./registration-message.service.ts";
import { withEntrants } from "./registration-reading.service.ts";
import * as settings from "./registration-settings.repository.ts";
import { insiderOf, presentRegistration } from "./registration.presenter.ts";
import type { Letters } from "./registration.letters.ts";
import * as registrations from "./registration.repository.ts";
import { registrationSheet } from "./registration.sheet.ts";

/** What only those who run an event do with its registrations. */
export function registrationDeskRoutes(
  serve: Serve,
  { letters, letterLimit }: Pick<LetterLimits, "letterLimit"> & { letters: Letters },
): void {
  serve(registrationDeskEndpoints.listRegistrationDoubles, async ({ db, event }) => ({
    data: await findDoubles(db, event.id),
  }));

  serve(registrationDeskEndpoints.mergeRegistrations, async (call) => {
    const row = await mergeTwo(call, call.params.id, call.body, letters);
    return { data: presentRegistration(row, insiderOf(call)) };
  });

  serve(registrationDeskEndpoints.eraseRegistrationContact, async (call) => {
    const row = await eraseContactsOfOne(call, call.params.id, call.body);
    return { data: presentRegistration(row, insiderOf(call)) };
  });

  serve(registrationDeskEndpoints.countMessageRecipients, async ({ db, event, query }) => ({
    data: await countRecipients(db, event.id, query),
  }));

  serve(registrationDeskEndpoints.sendRegistrationMessage, async (call) => {
    const { recipients } = await countRecipients(call.db, call.event.id, call.body);
    if (recipients > 0) await letterLimit.spend(call.caller.uid, recipients);
    return { data: await writeToRegistered(call, call.body, letters.publicUrl) };
  });

  for (const endpoint of [sheetEndpoints.registrationsCsv, sheetEndpoints.registrationsXlsx])
    serve(endpoint, async ({ db, event }) => {
      const whole = { limit: WHOLE_LIST, offset: 0 };
      const filter = { search: "", standingOnly: false, hidesMinors: false };
      const rows = await registrations.findPage(db, event.id, filter, whole);
      const [{ timeZone }, { questions }, listed] = await Promise.all([
        getEvent(db, event.id),
        settings.find(db, event.id),
        withEntrants(db, event.id, rows),
      ]);
      return { data: registrationSheet(listed, questions, timeZone) };
    });
}
