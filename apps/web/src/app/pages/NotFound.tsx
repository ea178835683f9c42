import { m } from "../../paraglide/messages.js";
import { LostLine } from "../../ui/drawings/LostLine.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ButtonLink } from "../../lib/ButtonLink.tsx";

/** For addresses that lead nowhere (docs/seed-conformance.md, section 2). */
export function NotFound() {
  return (
    <EmptyState
      level={1}
      drawing={<LostLine />}
      title={m.shell_not_found_title()}
      sentence={m.shell_not_found()}
      action={<ButtonLink to="/events">{m.shell_not_found_action()}</ButtonLink>}
    />
  );
}
