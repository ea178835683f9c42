export const registrationStatuses = ["pending", "confirmed", "waitlisted", "rejected", "cancelled"] as const;

export type RegistrationStatus = (typeof registrationStatuses)[number];

/** Paying is apart from taking part: somebody may be confirmed and owe, or have cancelled and be owed. */
export const paymentStatuses = ["unpaid", "paid", "refunded", "waived"] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** How places are given: to whoever comes first, or by lot among everybody who came in time. */
export const registrationModes = ["first-come", "lottery"] as const;

export type RegistrationMode = (typeof registrationModes)[number];

/** Still a request to take part, whatever became of it so far. */
export function isStanding(status: RegistrationStatus): boolean {
  return status === "pending" || status === "confirmed" || status === "waitlisted";
}

const nextStatuses: Record<RegistrationStatus, readonly RegistrationStatus[]> = {
  pending: ["confirmed", "waitlisted", "rejected", "cancelled"],
  // Back to pending is the undo of a confirmation.
  confirmed: ["pending", "waitlisted", "rejected", "cancelled"],
  waitlisted: ["confirmed", "rejected", "cancelled"],
  // A mistake of the desk can be put right.
  rejected: ["pending", "confirmed", "waitlisted"],
  cancelled: ["pending", "confirmed", "waitlisted"],
};

/** Where an organizer may send a registration from here. */
export function nextRegistrationStatuses(status: RegistrationStatus): readonly RegistrationStatus[] {
  return nextStatuses[status];
}

/** Whoever is refused, or taken out again, is told why. Whoever is only to be decided about again is not. */
export function needsReason(from: RegistrationStatus, to: RegistrationStatus): boolean {
  return to === "rejected" || (from === "confirmed" && to !== "confirmed" && to !== "pending");
}
