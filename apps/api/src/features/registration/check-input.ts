import type { EntrantInput, RegistrationInput } from "@tightlines/contract/registration/registration";
import { type FieldCode, tell, type Told } from "@tightlines/contract/problem/problem";
import { areAlike, nameKey } from "@tightlines/domain/angler/alike-names";
import { foldLetters } from "@tightlines/domain/fold-letters";
import { checkParty, type PartyProblem } from "@tightlines/domain/registration/check-party";
import { checkAnswers } from "@tightlines/domain/registration/question";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";

type Checked = Pick<RegistrationInput, "teamName" | "category" | "entrants" | "answers" | "guardianName">;

/**
 * Refuses what the event does not take, with everything that is wrong at once. Nobody agrees for themselves: where the one
 * who registers says that they are under age, their guardian has to do it.
 */
export function requireFitting(
  event: EventRow,
  settings: RegistrationSettingsRow,
  input: Checked,
  isSelfCaller: boolean,
): void {
  const fields: Record<string, Told<FieldCode>[]> = {};
  const isTeam = event.registrationFor === "team";
  const party = checkParty({ ...event, kind: event.registrationFor }, input.entrants);
  if (party) fields["entrants"] = [partyProblem(party)];
  else if (input.entrants.filter(({ isSelf }) => isSelf).length > 1)
    fields["entrants"] = [tell("several-selves")];
  if (isTeam && input.teamName === "") fields["teamName"] = [tell("team-name-missing")];
  if (input.guardianName === "" && input.entrants.some(({ isMinor }) => isMinor))
    fields["guardianName"] = [tell("guardian-missing")];
  const ownMinor = input.entrants.findIndex(({ isSelf, isMinor }) => isSelf && isMinor);
  if (isSelfCaller && ownMinor >= 0)
    fields[`entrants.${ownMinor}.isMinor`] = [tell("minor-registers-themselves")];
  const offered = settings.categories.map(({ category }) => category);
  if (offered.length > 0 && !offered.includes(categoryAsOffered(settings, input.category)))
    fields["category"] = [tell("category-not-offered", { categories: offered })];
  for (const [id, problem] of checkAnswers(settings.questions, input.answers))
    fields[`answers.${id}`] = [tell(problem)];
  if (Object.keys(fields).length > 0) throw new ProblemError("invalid-input", { fields });
}

/** What a guardian has agreed to. Where nobody is under age there is nothing to agree to. */
export interface Consent {
  guardianConsent: string;
  guardianConsentAt: Date | null;
}

/**
 * The consent that is stored: the words just sent, or those that the same guardian has agreed to before. A member brings it
 * along; the desk may have it on paper.
 */
export function consentOf(
  { guardianName, guardianConsent, entrants }: Pick<Checked, "guardianName" | "entrants"> & ConsentGiven,
  before: (Consent & Pick<Checked, "guardianName">) | null,
  isDesk: boolean,
): Consent {
  const none = { guardianConsent: "", guardianConsentAt: null };
  if (!entrants.some(({ isMinor }) => isMinor)) return none;
  const isKept =
    before !== null &&
    before.guardianConsent !== "" &&
    isSameGuardian(before.guardianName, guardianName, isDesk);
  if (isKept && (!guardianConsent || guardianConsent === before.guardianConsent))
    return { guardianConsent: before.guardianConsent, guardianConsentAt: before.guardianConsentAt };
  if (guardianConsent) return { guardianConsent, guardianConsentAt: new Date() };
  if (isDesk) return none;
  throw new ProblemError("invalid-input", {
    fields: { guardianConsent: [tell("guardian-consent-missing")] },
  });
}

/**
 * The desk corrects how a family name is spelt. With another name somebody else agrees, whoever writes it; parents have the
 * same family name, and first names that are alike.
 */
function isSameGuardian(before: string, after: string, isDesk: boolean): boolean {
  if (before === after) return true;
  const [one, other] = [guardianNames(before), guardianNames(after)];
  const hasSameFirst = foldLetters(one.firstName) === foldLetters(other.firstName);
  return isDesk && hasSameFirst && areAlike(nameKey(one), nameKey(other));
}

function guardianNames(name: string) {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

interface ConsentGiven {
  guardianConsent?: string | undefined;
}

/** The category as the organizer has written it: whoever types "guests" means "Guests". */
export function categoryAsOffered({ categories }: RegistrationSettingsRow, category: string): string {
  const wanted = category.toLowerCase();
  return categories.find((each) => each.category.toLowerCase() === wanted)?.category ?? category;
}

/** What a category costs; without a list of categories nothing does. */
export function feeOf({ categories }: RegistrationSettingsRow, category: string): number {
  return categories.find((each) => each.category === category)?.fee ?? 0;
}

/** Whom a registration is about, in one line. */
export function nameOf({
  teamName,
  entrants,
}: {
  teamName: string;
  entrants: readonly Pick<EntrantInput, "firstName" | "lastName">[];
}): string {
  const [first] = entrants;
  return teamName || (first ? fullName(first) : "");
}

export function fullName({ firstName, lastName }: Pick<EntrantInput, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}

function partyProblem(problem: PartyProblem): Told<FieldCode> {
  switch (problem.code) {
    case "one-angler":
      return tell("one-angler");
    case "team-too-small":
    case "team-too-large":
      return tell(problem.code, { size: problem.size, given: problem.given });
    case "too-many-reserves":
      return tell("too-many-reserves", { most: problem.most, given: problem.given });
    case "named-twice":
      return tell("person-named-twice", { name: problem.name });
  }
}
