import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { type FormEvent, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { groupsQuery } from "../../group/group.queries.ts";
import { resultKeys, resultTablesQuery } from "../result.queries.ts";
import styles from "./CalculatePage.module.css";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/results/add");

/** Keeps the results of now under a number, or says why it cannot. */
export function CalculatePage({ event }: { event: EventResponse }) {
  const api = useApi();
  const tables = useQuery(resultTablesQuery(api, event.url));
  const groups = useQuery(groupsQuery(api, event.url));
  return (
    <Page
      title={m.result_calculate_page()}
      description={m.result_calculate_description()}
      back={
        <Link to="/events/$eventUrl/manage/results" params={{ eventUrl: event.url }}>
          {m.result_title()}
        </Link>
      }
      narrow
    >
      <Loaded query={tables} skeleton={<FormSkeleton fields={3} />}>
        {({ sessions, latestVersion }) => (
          <Loaded query={groups} skeleton={<FormSkeleton fields={3} />}>
            {(groupRows) => (
              <CalculateForm event={event} sessions={sessions} groups={groupRows} latest={latestVersion} />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface CalculateFormProps {
  event: EventResponse;
  sessions: readonly { id: number; number: number }[];
  groups: readonly { id: number; code: string }[];
  /** What was kept last, when the page was opened. */
  latest: number | null;
}

function CalculateForm({ event, sessions, groups, latest }: CalculateFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const search = route.useSearch();
  const [sessionId, setSession] = useState(known(search.session, sessions));
  const [groupId, setGroup] = useState(known(search.group, groups));
  const [reason, setReason] = useState("");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(foreignSentence());

  async function calculate(submit: FormEvent): Promise<void> {
    submit.preventDefault();
    setSending(true);
    setProblem(null);
    try {
      const { data } = await api.post("/api/events/{event}/results/calculate", {
        params: { event: event.url },
        body: {
          reason,
          ...(sessionId !== "" && { sessionId: Number(sessionId) }),
          ...(groupId !== "" && { groupId: Number(groupId) }),
        },
      });
      await queryClient.invalidateQueries({ queryKey: resultKeys.all(event.url) });
      const say = data.number === latest ? m.result_calculated_before : m.result_calculated;
      toast.success(say({ number: data.number }));
      await navigate({ to: "/events/$eventUrl/manage/results", params: { eventUrl: event.url } });
    } catch (error) {
      setProblem(readSubmitProblem(error).detail ?? m.ui_form_refused());
      setSending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(submit) => void calculate(submit)}>
      <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      <PlainSelect
        label={m.result_calculate_session()}
        value={sessionId}
        options={[
          { value: "", label: m.result_calculate_all() },
          ...sessions.map(({ id, number }) => ({
            value: String(id),
            label: m.result_view_session({ number }),
          })),
        ]}
        onChange={({ currentTarget }) => setSession(currentTarget.value)}
      />
      {groups.length > 0 && (
        <PlainSelect
          label={m.result_calculate_group()}
          value={groupId}
          options={[
            { value: "", label: m.result_calculate_every_group() },
            ...groups.map(({ id, code }) => ({ value: String(id), label: m.result_unit_group({ code }) })),
          ]}
          onChange={({ currentTarget }) => setGroup(currentTarget.value)}
        />
      )}
      <PlainInput
        label={m.result_calculate_reason()}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" variant="filled" loading={isSending}>
        {isSending ? m.result_calculating() : m.result_calculate_now()}
      </Button>
      <output>{isSending && m.result_calculating()}</output>
    </form>
  );

  /** An address may name what another event has. */
  function foreignSentence(): string | null {
    if (search.session !== undefined && known(search.session, sessions) === "")
      return m.result_foreign_session();
    return search.group !== undefined && known(search.group, groups) === "" ? m.result_foreign_group() : null;
  }
}

function known(id: number | undefined, rows: readonly { id: number }[]): string {
  return rows.some((row) => row.id === id) ? String(id) : "";
}
