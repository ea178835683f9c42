import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import type { SessionStatus } from "@tightlines/domain/session/session-status";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { forgetSessions } from "../session.queries.ts";
import { tellStatus } from "./tell-status.ts";

interface Unfinished {
  status: SessionStatus;
  sentence: string;
  /** Whether entries are not decided. */
  hasOpen: boolean;
}

const unfinishedCodes = new Set(["cards-missing", "entries-undecided", "cards-missing-and-undecided"]);

export function useChangeSessionStatus(event: EventResponse, session: SessionResponse) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  /** What was wanted, and what is said where cards are missing or entries are not decided. */
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  /** What is said when the session cannot become official without a reason. */
  const [contested, setContested] = useState<string | null>(null);

  async function changeStatus(status: SessionStatus, { acceptsMissing = false } = {}): Promise<void> {
    setChanging(true);
    try {
      const params = { event: event.url, id: String(session.id) };
      const body = { status, acceptsMissing, revision: session.revision };
      const { data } = await api.patch("/api/events/{event}/sessions/{id}", { params, body });
      await tellStatus(data);
      setUnfinished(null);
    } catch (error) {
      const sentence = readSubmitProblem(error).detail ?? m.ui_form_refused();
      if (error instanceof ApiProblem && unfinishedCodes.has(error.code))
        setUnfinished({ status, sentence, hasOpen: error.code !== "cards-missing" });
      else if (error instanceof ApiProblem && error.code === "session-contested") setContested(sentence);
      else toast.error(sentence);
    } finally {
      await forgetSessions(queryClient, event.url);
      setChanging(false);
    }
  }
  return {
    changeStatus,
    isChanging,
    unfinished,
    forgetUnfinished: () => setUnfinished(null),
    contested,
    forgetContested: () => setContested(null),
  };
}
