import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { useState } from "react";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useApi } from "../../../lib/api/api.context.ts";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { ownSentence } from "../own-words.ts";
import { ownRegistrationsQuery, registrationKeys } from "../registration.queries.ts";
import { dropDraft, keepDraft } from "./draft-store.ts";
import { inputOf, type RegistrationDraft } from "./registration-draft.ts";
import type { FormMatter } from "./RegisterForm.tsx";

/**
 * Sends what was checked. The same content keeps its key until the API has answered, so that pressing twice, or again after
 * a lost answer, registers once. What is refused is kept with the draft and stands beside its fields on the way back.
 */
export function useSendRegistration(matter: FormMatter, draft: RegistrationDraft) {
  const { event, state, place, uid } = matter;
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const own = ownRegistrationsQuery(api, event.url);
  const [refusedAs, setRefusedAs] = useState<ApiProblem["code"] | null>(null);

  async function send(): Promise<RegistrationResponse> {
    const input = inputOf(draft, state);
    setRefusedAs(null);
    try {
      if (place.change === undefined) {
        const params = { event: event.url };
        const body = { ...input, acceptsRules: true as const };
        return (await api.post("/api/events/{event}/registrations", { params, body })).data;
      }
      const params = { event: event.url, id: place.change };
      const revision = queryClient
        .getQueryData(own.queryKey)
        ?.find(({ id }) => String(id) === place.change)?.revision;
      const body = { ...input, revision: revision ?? 0 };
      return (await api.patch("/api/events/{event}/registrations/{id}", { params, body })).data;
    } catch (error) {
      if (error instanceof ApiProblem) setRefusedAs(error.code);
      const { fields } = readSubmitProblem(error);
      const problems = Object.fromEntries(
        Object.entries(fields).map(([name, said]) => [name, said.join(" ")]),
      );
      keepDraft(place, uid, { draft, problems });
      // Somebody may have changed it meanwhile: the next attempt is about what is stored now.
      await queryClient.invalidateQueries({ queryKey: registrationKeys.all(event.url) });
      throw error;
    }
  }

  function showOutcome(registration: RegistrationResponse): void {
    dropDraft(place);
    toast.success(ownSentence(registration, event.timeZone));
    // The page that follows says it in large letters, at once.
    queryClient.setQueryData(own.queryKey, (before = []) => [
      ...before.filter(({ id }) => id !== registration.id),
      registration,
    ]);
    void queryClient.invalidateQueries({ queryKey: registrationKeys.all(event.url) });
    void navigate({ to: "/events/$eventUrl/registrations", params: { eventUrl: event.url }, replace: true });
  }

  return { send, showOutcome, refusedAs };
}
