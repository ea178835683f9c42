import { Button } from "../../../ui/Button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { wasStarted } from "@tightlines/domain/session/session-status";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { TrashIcon } from "../../../ui/ManageIcons.tsx";
import { toast } from "../../../ui/toast.ts";
import { sessionLabel } from "../session-label.ts";
import { forgetSessions } from "../session.queries.ts";

/** Deletes at once and offers to undo it. What was fished is not offered to be deleted. */
export function DeleteSession({ event, session }: { event: EventResponse; session: SessionResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  if (wasStarted(session.status)) return null;

  async function remove() {
    setDeleting(true);
    try {
      const params = { event: event.url, id: String(session.id) };
      await api.delete("/api/events/{event}/sessions/{id}", { params });
      toast.success(m.session_deleted({ name: sessionLabel(session) }), { undo: () => void bringBack() });
      await navigate({ to: "/events/$eventUrl/manage/sessions", params: { eventUrl: event.url } });
      await forgetSessions(queryClient, event.url);
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_delete_failed());
      setDeleting(false);
    }
  }

  async function bringBack() {
    const { number, name, startsAt, endsAt, kind } = session;
    try {
      const body = { number, name, startsAt, endsAt, kind };
      await api.post("/api/events/{event}/sessions", { params: { event: event.url }, body });
      await forgetSessions(queryClient, event.url);
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    }
  }

  return (
    <div>
      <Button
        color="clay"
        leftSection={<TrashIcon size={18} />}
        loading={isDeleting}
        onClick={() => void remove()}
      >
        {m.session_delete()}
      </Button>
    </div>
  );
}
