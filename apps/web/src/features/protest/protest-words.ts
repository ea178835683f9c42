import type { ProtestStatus, ProtestSubject } from "@tightlines/domain/protest/protest";
import { m } from "../../paraglide/messages.js";
import type { Tone } from "../../ui/theme.ts";

export const subjectLabels: Record<ProtestSubject, () => string> = {
  score: m.protest_subject_score,
  place: m.protest_subject_place,
  conduct: m.protest_subject_conduct,
  rules: m.protest_subject_rules,
  other: m.protest_subject_other,
};

export const protestStates: Record<ProtestStatus, { label: () => string; tone: Tone }> = {
  open: { label: m.protest_status_open, tone: "float" },
  upheld: { label: m.protest_status_upheld, tone: "reed" },
  dismissed: { label: m.protest_status_dismissed, tone: "gravel" },
  withdrawn: { label: m.protest_status_withdrawn, tone: "gravel" },
};
