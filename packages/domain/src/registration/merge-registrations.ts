import type { Answers } from "./question.ts";
import type { PaymentStatus, RegistrationStatus } from "./registration-status.ts";

/** What becomes one when the same person has registered twice. */
export interface Mergeable {
  readonly arrival: number;
  readonly status: RegistrationStatus;
  readonly offeredUntil: Date | null;
  readonly holdsPlace: boolean;
  readonly category: string;
  readonly userId: number | null;
  readonly email: string;
  readonly phone: string;
  readonly guardianName: string;
  readonly guardianConsent: string;
  readonly guardianConsentAt: Date | null;
  readonly notes: string;
  readonly answers: Answers;
  readonly paymentStatus: PaymentStatus;
  readonly fee: number;
  readonly currency: string;
}

export interface Merge<Registration extends Mergeable> {
  readonly stays: Registration;
  readonly goes: Registration;
  /** What the one that stays takes over. */
  readonly taken: Partial<Omit<Mergeable, "arrival">>;
  /** What the one that goes gives away with it: money is counted once. */
  readonly given: Partial<Pick<Mergeable, "paymentStatus">>;
}

/**
 * The one that came first stays, or the later one where somebody says so. It takes over what it lacks, and the place and the
 * payment where only the other has them: nobody loses by being found twice. Two accounts may be two people of one name, so
 * neither gets to know how the other can be reached.
 */
export function mergeRegistrations<Registration extends Mergeable>(
  one: Registration,
  other: Registration,
  staying?: Registration,
): Merge<Registration> {
  const first = one.arrival < other.arrival ? one : other;
  const stays = staying ?? first;
  const goes = stays === one ? other : one;
  const takesPayment = goes.paymentStatus === "paid" && stays.paymentStatus === "unpaid";
  const { paymentStatus, fee, currency } = goes;
  return {
    stays,
    goes,
    taken: {
      ...missingDetails(stays, goes),
      ...takenPlace(stays, goes),
      ...(takesPayment && { paymentStatus, fee, currency }),
    },
    given: takesPayment ? { paymentStatus: "unpaid" } : {},
  };
}

/** Whoever is only in the one that goes: nobody takes them along. */
export function leftOut<Entrant extends { readonly nameKey: string }>(
  stays: readonly Entrant[],
  goes: readonly Entrant[],
): Entrant[] {
  const names = new Set(stays.map(({ nameKey }) => nameKey));
  return goes.filter(({ nameKey }) => !names.has(nameKey));
}

/** Whether two of them were made by two accounts. */
export function areOfTwoAccounts(one: Pick<Mergeable, "userId">, other: Pick<Mergeable, "userId">): boolean {
  return one.userId !== null && other.userId !== null && one.userId !== other.userId;
}

function missingDetails(stays: Mergeable, goes: Mergeable): Partial<Mergeable> {
  const missing = (["notes", "email", "phone", "guardianName"] as const).filter(
    (name) => stays[name] === "" && goes[name] !== "",
  );
  if (areOfTwoAccounts(stays, goes)) return missing.includes("notes") ? { notes: goes.notes } : {};
  return {
    ...Object.fromEntries(missing.map((name) => [name, goes[name]])),
    ...(missing.includes("guardianName") && {
      guardianConsent: goes.guardianConsent,
      guardianConsentAt: goes.guardianConsentAt,
    }),
    ...(stays.userId === null && goes.userId !== null && { userId: goes.userId }),
    answers: { ...goes.answers, ...stays.answers },
  };
}

/** A place is one of a category, and costs what that category does. */
function takenPlace(stays: Mergeable, goes: Mergeable): Partial<Mergeable> {
  const { status, category, offeredUntil, holdsPlace, fee, currency } = goes;
  const isBetter =
    stays.status !== "confirmed" && (status === "confirmed" || (isHeld(goes) && !isHeld(stays)));
  if (!isBetter) return {};
  return {
    status,
    category,
    offeredUntil,
    holdsPlace,
    ...(stays.paymentStatus === "unpaid" && { fee, currency }),
  };
}

/** Offered to them, or drawn by them, and not confirmed yet. */
function isHeld({ offeredUntil, holdsPlace }: Mergeable): boolean {
  return offeredUntil !== null || holdsPlace;
}
