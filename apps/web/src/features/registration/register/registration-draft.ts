import { m } from "../../../paraglide/messages.js";
import type {
  EntrantInput,
  RegistrationResponse,
  RegistrationState,
} from "@tightlines/contract/registration/registration";

export type EntrantDraft = Omit<EntrantInput, "isSelf" | "isReserve" | "email"> & { email: string };

/** A registration while it is typed. */
export interface RegistrationDraft {
  /** Whether whoever registers is the first of those who fish. */
  fishes: boolean;
  teamName: string;
  phone: string;
  /** First those who fish, as many as the event wants, then the reserves. */
  entrants: readonly EntrantDraft[];
  guardianName: string;
  consents: boolean;
  category: string;
  answers: Record<string, string | boolean>;
  acceptsRules: boolean;
}

/** What we know about whoever registers. */
export type OwnDetails = Partial<EntrantDraft> & { phone?: string };

export const emptyEntrant: EntrantDraft = {
  firstName: "",
  lastName: "",
  email: "",
  club: "",
  country: "",
  licence: "",
  isMinor: false,
  needsAccessiblePeg: false,
};

/** How many anglers a registration for this event names, without reserves. */
export function partySize({ kind, teamSize }: Pick<RegistrationState, "kind" | "teamSize">): number {
  return kind === "team" ? teamSize : 1;
}

export function newDraft(
  state: Pick<RegistrationState, "kind" | "teamSize" | "categories">,
  { phone = "", ...me }: OwnDetails,
): RegistrationDraft {
  const others = Array.from({ length: partySize(state) - 1 }, () => emptyEntrant);
  const [only, ...more] = state.categories;
  return {
    fishes: true,
    teamName: "",
    phone,
    entrants: [{ ...emptyEntrant, ...me }, ...others],
    guardianName: "",
    consents: false,
    category: more.length === 0 && only ? only.category : state.categories.length === 0 ? "open" : "",
    answers: {},
    acceptsRules: false,
  };
}

/** What a registration holds of a draft. */
type StoredDraft = Pick<
  RegistrationResponse,
  "teamName" | "phone" | "guardianName" | "guardianConsent" | "category" | "answers"
> & {
  entrants: readonly Pick<RegistrationResponse["entrants"][number], keyof typeof emptyEntrant | "isSelf">[];
};

/** What is stored, to be changed. */
export function draftOf(registration: StoredDraft): RegistrationDraft {
  const { entrants, teamName, phone, guardianName, guardianConsent, category, answers } = registration;
  return {
    // Whoever fishes and registers stands first; see `inputOf`.
    fishes: entrants[0]?.isSelf ?? false,
    teamName,
    phone: phone ?? "",
    entrants: entrants.map(({ firstName, lastName, club, country, ...entrant }) => ({
      firstName,
      lastName,
      club,
      country,
      email: entrant.email ?? "",
      licence: entrant.licence ?? "",
      isMinor: entrant.isMinor ?? false,
      needsAccessiblePeg: entrant.needsAccessiblePeg ?? false,
    })),
    guardianName: guardianName ?? "",
    // The desk may know a guardian who has not agreed to anything here.
    consents: Boolean(guardianConsent),
    category,
    answers: answers ?? {},
    acceptsRules: true,
  };
}

/** As the API takes it. */
export function inputOf(draft: RegistrationDraft, state: Pick<RegistrationState, "kind" | "teamSize">) {
  const size = partySize(state);
  const { fishes, teamName, phone, category } = draft;
  return {
    teamName,
    phone,
    category,
    entrants: draft.entrants.map(({ email, ...entrant }, index) => ({
      ...entrant,
      email: email.trim() === "" ? null : email.trim(),
      isReserve: index >= size,
      isSelf: fishes && index === 0,
    })),
    answers: draft.answers,
    guardianName: hasMinor(draft) ? draft.guardianName : "",
    // The words they have ticked, in the language they read.
    guardianConsent: hasMinor(draft) && draft.consents ? m.registration_field_consent() : "",
  };
}

export function hasMinor({ entrants }: Pick<RegistrationDraft, "entrants">): boolean {
  return entrants.some(({ isMinor }) => isMinor);
}

/** Whether the one who registers says that they are under age: then a guardian has to do it. */
export function isOwnMinor({ fishes, entrants }: Pick<RegistrationDraft, "fishes" | "entrants">): boolean {
  return fishes && (entrants[0]?.isMinor ?? false);
}
