import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { AccountRegistrationResponse } from "@tightlines/contract/registration/registration";
import type { UserResponse } from "@tightlines/contract/user";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { accountQuery } from "../../user/account.queries.ts";
import {
  accountRegistrationsQuery,
  liveStateQuery,
  ownRegistrationsQuery,
  registrationSettingsQuery,
} from "../registration.queries.ts";
import { type DraftPlace, readDraft } from "./draft-store.ts";
import { draftOf, newDraft, type OwnDetails } from "./registration-draft.ts";
import type { FormMatter } from "./RegisterForm.tsx";

/**
 * What the form begins with: what was typed here before, else what is to be changed, else what is known about the reader.
 * Answers null until all of it is here, the error where something did not come, and "unknown" where the reader has no
 * registration of the number that is to be changed.
 */
export function useFormMatter(
  event: EventResponse,
  change: string | undefined,
): FormMatter | Error | "unknown" | null {
  const api = useApi();
  const uid = useSignedIn()?.uid ?? null;
  const isKnown = uid !== null;
  const live = useQuery(liveStateQuery(api, event.url));
  const settings = useQuery(registrationSettingsQuery(api, event.url));
  const account = useQuery({ ...accountQuery(api, uid ?? ""), enabled: isKnown });
  const before = useQuery({ ...accountRegistrationsQuery(api), enabled: isKnown });
  const own = useQuery({
    ...ownRegistrationsQuery(api, event.url),
    enabled: isKnown && change !== undefined,
  });
  const place: DraftPlace = { eventUrl: event.url, change };
  // Read once: what is typed from then on is newer than what is kept.
  const [kept] = useState(() => readDraft(place, uid));

  if (live.data === undefined || settings.data === undefined) return live.error ?? settings.error;
  if (isKnown && (account.data === undefined || before.data === undefined))
    return account.error ?? before.error;
  const changed = own.data?.find(({ id }) => String(id) === change);
  if (change !== undefined && !changed) return own.data ? "unknown" : own.error;
  const { state } = live.data;
  const me = account.data ? detailsOf(account.data, before.data ?? []) : {};
  const begun = kept ?? { draft: changed ? draftOf(changed) : newDraft(state, me) };
  return { event, state, settings: settings.data, place, uid, me, begun };
}

/** The name as the account has it, and what its owner wrote when they last registered themselves. */
function detailsOf(
  { firstName, lastName }: Pick<UserResponse, "firstName" | "lastName">,
  registrations: readonly AccountRegistrationResponse[],
): OwnDetails {
  const last = registrations.find(({ entrants }) => entrants.some(({ isSelf }) => isSelf));
  const entrant = last?.entrants.find(({ isSelf }) => isSelf);
  return {
    firstName,
    lastName,
    ...(last && { phone: last.phone ?? "" }),
    ...(entrant && {
      club: entrant.club,
      country: entrant.country,
      licence: entrant.licence ?? "",
      needsAccessiblePeg: entrant.needsAccessiblePeg ?? false,
    }),
  };
}
