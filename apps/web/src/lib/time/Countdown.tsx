import { m } from "../../paraglide/messages.js";
import { useNow } from "./use-now.ts";

/** How long until a moment, counting down; nothing before the page listens, nor after the moment. */
export function Countdown({ to, className }: { to: string; className?: string | undefined }) {
  const now = useNow();
  if (now === null) return null;
  const seconds = Math.floor((Date.parse(to) - now) / 1000);
  if (seconds <= 0) return null;
  return (
    <span role="timer" className={className}>
      {formatSeconds(seconds)}
    </span>
  );
}

/** Two units are enough: nobody counts the seconds of next week. */
export function formatSeconds(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return m.time_days_hours({ days, hours });
  if (hours > 0) return m.time_hours_minutes({ hours, minutes });
  return m.time_minutes_seconds({ minutes, seconds: String(seconds % 60).padStart(2, "0") });
}
