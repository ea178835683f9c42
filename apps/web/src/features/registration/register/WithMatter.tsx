import type { EventResponse } from "@tightlines/contract/event";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { LostLine } from "../../../ui/drawings/LostLine.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { stateSentence } from "../public/state-words.ts";
import { useRegistrationPhase } from "../use-registration-phase.ts";
import type { FormMatter } from "./RegisterForm.tsx";
import { useFormMatter } from "./use-form-matter.ts";

export interface WithMatterProps {
  event: EventResponse;
  change?: string | undefined;
  children: (matter: FormMatter) => ReactNode;
}

/** Waits for what the form needs. While one cannot register, it says why instead. */
export function WithMatter({ event, change, children }: WithMatterProps) {
  const matter = useFormMatter(event, change);
  const { phase } = useRegistrationPhase(event);
  const back = (
    <ButtonLink to="/events/$eventUrl/registrations" params={{ eventUrl: event.url }}>
      {m.registration_to_list()}
    </ButtonLink>
  );
  if (matter instanceof Error)
    return (
      <EmptyState
        drawing={<LostLine />}
        sentence={readSubmitProblem(matter).detail ?? m.ui_load_failed()}
        action={back}
      />
    );
  if (matter === "unknown")
    return <EmptyState drawing={<LostLine />} sentence={m.registration_unknown()} action={back} />;
  if (matter === null || phase === null) return <FormSkeleton fields={4} />;
  if (phase !== "open")
    return <EmptyState drawing={<QuietWater />} sentence={stateSentence(event, phase)} action={back} />;
  return children(matter);
}
