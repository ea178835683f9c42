import type { AnglerResponse } from "@tightlines/contract/angler";
import type { GroupRunResponse } from "@tightlines/contract/draw-run";
import type { GroupResponse } from "@tightlines/contract/group";
import { compareHeldGroups, type Regrouped } from "@tightlines/domain/group/compare-held-groups";
import type { HeldFacts } from "../../lib/verify/verified.ts";
import { m } from "../../paraglide/messages.js";
import { nameOf } from "../angler/angler-name.ts";
import { anglersQuery } from "../angler/angler.queries.ts";
import { groupsQuery } from "../group/group.queries.ts";
import type { Reader } from "./read-held.ts";

/** Who is in which group now, beside where a run has put them. Fetched anew: what the page shows may be older. */
export async function readHeldGroups(
  { placements }: GroupRunResponse,
  { queryClient, api, eventUrl }: Reader,
): Promise<HeldFacts> {
  const [anglers, groups] = await Promise.all([
    queryClient.fetchQuery({ ...anglersQuery(api, eventUrl), staleTime: 0 }),
    queryClient.fetchQuery({ ...groupsQuery(api, eventUrl), staleTime: 0 }),
  ]);
  return describeHeldGroups(placements ?? [], anglers, groups);
}

/** The comparison in sentences: who is in another group, and what is said about it. */
export function describeHeldGroups(
  placements: NonNullable<GroupRunResponse["placements"]>,
  anglers: readonly AnglerResponse[],
  groups: readonly GroupResponse[],
): HeldFacts {
  const held = anglers.map(({ id, groupId, groupReason }) => ({
    anglerId: id,
    groupId,
    reason: groupReason,
  }));
  const regrouped = compareHeldGroups(placements, held);
  // Somebody who came after the draw was in no group that chance has given: that is told, and wrong it is not.
  const moved = regrouped.filter(({ drawn }) => drawn !== null);
  return {
    words: m.draw_fact_now(),
    isTrue: moved.length === 0,
    declared:
      moved.length > 0 && moved.every(({ reason }) => reason !== "") ? m.draw_verified_changed() : null,
    notes: regrouped.map((one) => sayRegrouped(one, anglers, groups)),
  };
}

function sayRegrouped(
  { anglerId, drawn, now, reason }: Regrouped,
  anglers: readonly AnglerResponse[],
  groups: readonly GroupResponse[],
): string {
  const angler = anglers.find(({ id }) => id === anglerId);
  const name = angler ? nameOf(angler) : m.draw_unknown_angler({ id: anglerId });
  const codeOf = (groupId: number | null) =>
    groups.find(({ id }) => id === groupId)?.code ?? m.draw_now_no_group();
  const why = reason === "" ? m.draw_now_unsaid() : m.draw_now_said({ reason });
  return drawn === null
    ? m.draw_now_joined({ name, now: codeOf(now) })
    : `${m.draw_now_elsewhere({ name, drawn: codeOf(drawn), now: codeOf(now) })} ${why}`;
}
