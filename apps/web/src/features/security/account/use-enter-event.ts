import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { EventRight } from "@tightlines/domain/event/event-right";
import { useIdentity } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.ts";
import { rightLabel } from "../right-label.ts";

/** Leads whoever has just accepted to the event. They may be organizers since then, which their next token says. */
export function useEnterEvent() {
  const identity = useIdentity();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async ({ right, eventName: event, eventUrl }: EnteredEvent): Promise<void> => {
    await identity.refresh();
    await queryClient.invalidateQueries();
    toast.success(m.security_invitation_accepted({ right: rightLabel(right), event }));
    await navigate({ to: "/events/$eventUrl/manage", params: { eventUrl } });
  };
}

interface EnteredEvent {
  right: EventRight;
  eventName: string;
  eventUrl: string;
}
