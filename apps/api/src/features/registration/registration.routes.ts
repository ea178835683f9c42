import type { RegistrationListQuery } from "@tightlines/contract/registration/registration";
import { registrationEndpoints } from "@tightlines/contract/registration/registration-endpoints";
import { registrationSettingsEndpoints } from "@tightlines/contract/registration/registration-settings";
import { paymentEndpoints } from "@tightlines/contract/registration/payment";
import { startListEndpoints } from "@tightlines/contract/registration/start-list";
import { readPage } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { Serve } from "../../platform/http/serve.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import { mayManage, type ServedEvent } from "../../platform/identity/event-access.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import {
  countAsking,
  countFirstLetter,
  countLetterAbout,
  countLettersOf,
  type LetterLimits,
} from "./count-letters.service.ts";
import { changeRegistration, decideRegistrations } from "./decide-registration.service.ts";
import { importPayments } from "./import-payments.service.ts";
import { findOfAccount, getRegistration, readState, withEntrants } from "./registration-reading.service.ts";
import {
  insiderOf,
  presentAccountRegistration,
  presentRegistration,
  type Viewer,
} from "./registration.presenter.ts";
import type { Letters } from "./registration.letters.ts";
import * as registrations from "./registration.repository.ts";
import { addRegistration, deleteRegistration } from "./registration.service.ts";
import { makeStartList, previewStartList } from "./start-list.service.ts";
import * as settings from "./registration-settings.repository.ts";
import { changeRegistrationSettings, presentSettings } from "./registration-settings.service.ts";

export interface RegistrationOptions extends LetterLimits {
  letters: Letters;
  anglerUses: AnglerUses;
  /** How many months after an event contact data is erased; null for never. */
  contactMonths: number | null;
}

export function registrationRoutes(serve: Serve, options: RegistrationOptions): void {
  const { letters, anglerUses, contactMonths } = options;

  serve(registrationEndpoints.getRegistrationState, async ({ db, event }) => ({
    data: await readState(db, event.id, contactMonths),
  }));

  serve(registrationEndpoints.listRegistrations, async ({ db, event, query, caller }) => {
    const viewer = await viewerOf(db, event, caller);
    const filter = filterFor(viewer, query);
    const { rows, meta } = await readPage(
      query,
      (window) => registrations.findPage(db, event.id, filter, window),
      () => registrations.count(db, event.id, filter),
    );
    const listed = await withEntrants(db, event.id, rows);
    return { data: listed.map((row) => presentRegistration(row, viewer)), meta };
  });

  serve(registrationEndpoints.listOwnRegistrations, async ({ db, event, caller }) => {
    const viewer = await viewerOf(db, event, caller);
    const rows = await registrations.findByUser(db, event.id, caller.userId);
    const listed = await withEntrants(db, event.id, rows);
    return { data: listed.map((row) => presentRegistration(row, viewer)) };
  });

  serve(registrationEndpoints.listAccountRegistrations, async ({ db, caller: { userId } }) => ({
    data: (await findOfAccount(db, userId)).map((row) => presentAccountRegistration(row, userId)),
  }));

  serve(registrationEndpoints.getRegistration, async ({ db, event, params, caller }) => {
    const viewer = await viewerOf(db, event, caller);
    const row = await getRegistration(db, event.id, params.id);
    // Whose it is not learns nothing about it.
    if (!viewer.isOrganizer && row.userId !== caller.userId) throw new ProblemError("registration-not-found");
    return { data: presentRegistration(row, viewer) };
  });

  serve(registrationEndpoints.addRegistration, async (call) => {
    await countFirstLetter(options, call, call.body.email);
    const mayAsk = await countAsking(options, call, call.body.entrants);
    const row = await addRegistration(call, call.body, letters, mayAsk);
    return { data: presentRegistration(row, insiderOf(call)) };
  });

  serve(registrationEndpoints.updateRegistration, async (call) => {
    await countLetterAbout(options, call, call.params.id, call.body);
    const mayAsk = await countAsking(options, call, call.body.entrants, call.params.id);
    const row = await changeRegistration(call, call.params.id, call.body, letters, mayAsk);
    return { data: presentRegistration(row, await viewerOf(call.db, call.event, call.caller)) };
  });

  serve(registrationEndpoints.decideRegistrations, async (call) => {
    await countLettersOf(options, call, call.body);
    const rows = await decideRegistrations(call, call.body, letters);
    const viewer = await viewerOf(call.db, call.event, call.caller);
    return { data: rows.map((row) => presentRegistration(row, viewer)) };
  });

  serve(registrationEndpoints.deleteRegistration, async (call) => {
    await deleteRegistration(call, call.params.id, letters);
    return { data: { id: call.params.id } };
  });

  serve(paymentEndpoints.importPayments, async (call) => ({
    data: await importPayments(call, call.body, letters),
  }));

  serve(startListEndpoints.previewStartList, async ({ db, event }) => ({
    data: await previewStartList(db, event.id),
  }));

  serve(startListEndpoints.makeStartList, async (call) => ({
    data: await makeStartList(call, anglerUses),
  }));

  serve(registrationSettingsEndpoints.getRegistrationSettings, async ({ db, event }) => ({
    data: presentSettings(await settings.find(db, event.id)),
  }));

  serve(registrationSettingsEndpoints.updateRegistrationSettings, async (call) => ({
    data: presentSettings(await changeRegistrationSettings(call, call.body, letters)),
  }));
}

/** Nobody finds or sorts by what they are not shown. */
function filterFor(
  { isOrganizer, hidesMinors }: Viewer,
  { payment, sort, ...query }: RegistrationListQuery,
): registrations.Filter {
  if (isOrganizer) return { ...query, payment, sort, standingOnly: false, hidesMinors: false };
  const isByPayment = sort === "payment" || sort === "-payment";
  return { ...query, sort: isByPayment ? undefined : sort, standingOnly: true, hidesMinors };
}

async function viewerOf(db: Db, event: ServedEvent, caller: Caller): Promise<Viewer> {
  const { hidesMinors } = await settings.find(db, event.id);
  return {
    isOrganizer: mayManage(event, caller),
    userId: caller.kind === "user" ? caller.userId : undefined,
    hidesMinors,
  };
}
