import { useQueryClient } from "@tanstack/react-query";
import type {
  RegistrationDecision,
  RegistrationResponse,
} from "@tightlines/contract/registration/registration";
import { nextRegistrationStatuses } from "@tightlines/domain/registration/registration-status";
import { useState } from "react";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { titleOf } from "../registration-label.ts";
import { registrationKeys, registrationsQuery } from "../registration.queries.ts";

export type Decision = Pick<RegistrationDecision, "status" | "paymentStatus" | "reason">;

/** Decides at once, all or none, and offers to take it back where that is possible. */
export function useDecide(eventUrl: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isDeciding, setDeciding] = useState(false);

  async function send(body: RegistrationDecision): Promise<RegistrationResponse[]> {
    const { data } = await api.post("/api/events/{event}/registrations/decide", {
      params: { event: eventUrl },
      body,
    });
    const after = new Map(data.map((registration) => [registration.id, registration]));
    queryClient.setQueryData(
      registrationsQuery(api, eventUrl).queryKey,
      (rows: RegistrationResponse[] | undefined) => rows?.map((row) => after.get(row.id) ?? row),
    );
    // Others may have moved up on the waitlist.
    void queryClient.invalidateQueries({ queryKey: registrationKeys.all(eventUrl) });
    return data;
  }

  async function takeBack(rows: RegistrationDecision["rows"]) {
    try {
      await send({ rows });
      toast.success(m.ui_taken_back());
    } catch (error) {
      toast.error(sentenceOf(error));
      void queryClient.invalidateQueries({ queryKey: registrationKeys.all(eventUrl) });
    }
  }

  /** Answers whether it was done. */
  async function decide(before: readonly RegistrationResponse[], decision: Decision): Promise<boolean> {
    setDeciding(true);
    try {
      const rows = before.map(({ id, revision }) => ({ id, revision }));
      const after = await send({ rows, ...decision });
      const back = wayBack(before, after);
      toast.success(sayDone(after, decision), back ? { undo: () => void takeBack(back) } : {});
      return true;
    } catch (error) {
      toast.error(sentenceOf(error));
      void queryClient.invalidateQueries({ queryKey: registrationKeys.all(eventUrl) });
      return false;
    } finally {
      setDeciding(false);
    }
  }

  return { decide, isDeciding };
}

/** What each was before, where all of them can become it again. */
function wayBack(
  before: readonly RegistrationResponse[],
  after: readonly RegistrationResponse[],
): RegistrationDecision["rows"] | null {
  const now = new Map(after.map((registration) => [registration.id, registration]));
  const rows = before.flatMap(({ id, status, paymentStatus }) => {
    const row = now.get(id);
    if (!row || paymentStatus === null) return [];
    const isPossible = row.status === status || nextRegistrationStatuses(row.status).includes(status);
    // Whoever waits gets a free place at once: nobody is taken out of it again by an undo.
    return isPossible && status !== "waitlisted"
      ? [{ id, revision: row.revision, status, paymentStatus }]
      : [];
  });
  return rows.length === before.length ? rows : null;
}

/** Whoever is put on the waitlist while there are places has one at once. */
function sayDone(after: readonly RegistrationResponse[], { status }: Decision): string {
  const placed = after.filter((row) => status === "waitlisted" && row.status === "confirmed").length;
  return placed > 0 ? m.desk_decided_placed({ count: placed }) : m.desk_decided({ count: after.length });
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiProblem && error.code === "stale-revision") {
    // The API answers with the registration that was changed meanwhile.
    const current = error.current as RegistrationResponse;
    return m.desk_stale({ name: titleOf(current), by: error.changedBy ?? m.desk_somebody() });
  }
  const { detail, fields } = readSubmitProblem(error);
  return Object.values(fields).flat()[0] ?? detail ?? m.desk_failed();
}
