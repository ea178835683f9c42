import { Link } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";

/** Before the draw: whether one is promised, and where to follow it. */
export function NoDraw({ eventUrl, isPromised }: { eventUrl: string; isPromised: boolean }) {
  return (
    <EmptyState
      drawing={<QuietWater />}
      sentence={isPromised ? m.peg_draw_public_promised() : m.peg_draw_public_empty()}
      action={
        isPromised && (
          <Link to="/events/$eventUrl/draws/ceremony" params={{ eventUrl }}>
            {m.peg_draw_public_follow()}
          </Link>
        )
      }
    />
  );
}
