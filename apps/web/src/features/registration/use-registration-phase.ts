import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationState } from "@tightlines/contract/registration/registration";
import {
  registrationPhase,
  type RegistrationPhase,
} from "@tightlines/domain/registration/registration-phase";
import { useApi } from "../../lib/api/api.context.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { liveStateQuery } from "./registration.queries.ts";

export interface LivePhase {
  /** Null on the server, and until the server has said what time it is. */
  phase: RegistrationPhase | null;
  state: RegistrationState | undefined;
  /** A moment of the server's clock as this device's clock will show it. */
  onThisClock: (instant: string) => string;
}

/** Whether one can register, second by second and by the server's clock: phones are minutes wrong. */
export function useRegistrationPhase(event: EventResponse): LivePhase {
  const { data } = useQuery(liveStateQuery(useApi(), event.url));
  const now = useNow();
  const behind = data?.behind ?? 0;
  return {
    phase: data && now !== null ? registrationPhase(event, new Date(now + behind).toISOString()) : null,
    state: data?.state,
    onThisClock: (instant) => new Date(Date.parse(instant) - behind).toISOString(),
  };
}
