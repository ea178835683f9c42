import { tell } from "@tightlines/contract/problem/problem";
import type { Match, MatchInput, SeasonPeople } from "@tightlines/contract/series/series-people";
import { isRightAtLeast } from "@tightlines/domain/event/event-right";
import { matchPeople } from "@tightlines/domain/series/match-people";
import { recordAudit } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { UserCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import { showName } from "../angler/angler.presenter.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import type { FindResults } from "../result/kept-results.ts";
import { findRights } from "../security/security.repository.ts";
import { entriesOf, type LoadedRound, loadRounds } from "./season-rounds.ts";
import * as decisions from "./series-match.repository.ts";
import { managesSeries, type WholeSeries } from "./series.presenter.ts";
import { entryOf, getSeries, lockOwn } from "./series.service.ts";

export interface PeopleTools {
  findResults: FindResults;
  uses: AnglerUses;
}

/** Those who have a result in a public event, for whoever manages the series. */
export async function listPeople(
  { db, caller }: UserCall,
  key: string,
  { findResults, uses }: PeopleTools,
): Promise<SeasonPeople> {
  const series = await getSeries(db, key, caller);
  if (!managesSeries(series.row, caller)) throw new ProblemError("not-allowed");
  const rounds = await loadShown(db, series, findResults);
  const { people, suggestions } = matchPeople(
    rounds.flatMap(entriesOf),
    await decisions.findDecisions(db, series.row.id),
  );
  const entries = await presentEntries(db, caller, rounds, uses);
  return {
    people: people.map(({ id, anglerIds, reasons }) => ({
      id,
      name: entries.get(id)?.name ?? "",
      reasons: [...reasons],
      entries: anglerIds.flatMap((anglerId) => entries.get(anglerId) ?? []),
    })),
    suggestions: suggestions.map(({ because, personIds }) => ({ because, personIds: [...personIds] })),
  };
}

/** What was decided about these pairs before is replaced; the answer takes it back, and the trail keeps it. */
export function decideMatches(
  { db, caller }: UserCall,
  key: string,
  { matches: wanted }: MatchInput,
): Promise<MatchInput> {
  return inTransaction(db, async (trx) => {
    const row = await lockOwn(trx, key, caller);
    const ordered = wanted.map(orderPair);
    await requireEntries(trx, row.id, ordered);
    const before = await decisions.findDecisions(trx, row.id);
    await decisions.deletePairs(trx, row.id, ordered);
    await decisions.insertPairs(
      trx,
      row.id,
      ordered.filter(({ verdict }) => verdict !== "open"),
    );
    const after = await decisions.findDecisions(trx, row.id);
    const values = { before: { people: before }, after: { people: after } };
    await recordAudit(trx, { ...entryOf(caller, row), action: "decide", ...values });
    await bumpRevisions(trx, ["series"]);
    const said = new Map(before.map((each) => [pairKey(each), each.isSame ? "same" : "different"] as const));
    return { matches: ordered.map((each) => ({ ...each, verdict: said.get(pairKey(each)) ?? "open" })) };
  });
}

function loadShown(db: Db, { rounds }: WholeSeries, findResults: FindResults): Promise<LoadedRound[]> {
  return loadRounds(
    db,
    findResults,
    rounds.filter(({ isShown }) => isShown),
  );
}

/** The lower id first. */
function orderPair({ anglerId, otherId, verdict }: Match): Match {
  return { anglerId: Math.min(anglerId, otherId), otherId: Math.max(anglerId, otherId), verdict };
}

function pairKey({ anglerId, otherId }: Pick<Match, "anglerId" | "otherId">): string {
  return `${anglerId} ${otherId}`;
}

async function requireEntries(trx: Trx, seriesId: number, wanted: readonly Match[]): Promise<void> {
  const ids = new Set(wanted.flatMap(({ anglerId, otherId }) => [anglerId, otherId]));
  const found = await decisions.findAnglers(trx, seriesId, [...ids]);
  const eventOf = new Map(found.map((angler) => [angler.id, angler]));
  for (const { anglerId, otherId, verdict } of wanted) {
    const [one, other] = [eventOf.get(anglerId), eventOf.get(otherId)];
    if (!one || !other)
      throw new ProblemError("angler-not-found", { fields: { matches: [tell("not-in-list")] } });
    if (verdict === "same" && one.eventId === other.eventId)
      throw new ProblemError("series-same-event", { facts: { name: one.eventName } });
  }
}

type Entry = SeasonPeople["people"][number]["entries"][number];

/** Whole names only of the events that the caller organizes. */
async function presentEntries(
  db: Db,
  { role, userId }: UserCaller,
  rounds: readonly LoadedRound[],
  uses: AnglerUses,
): Promise<Map<number, Entry>> {
  const rights = await findRights(db, userId);
  const entries = new Map<number, Entry>();
  for (const { event, anglers } of rounds) {
    const { eventId, name: eventName } = event;
    const right = rights.get(eventId) ?? null;
    const isOrganizer = role === "administrator" || isRightAtLeast(right, "organizer");
    const viewer = { isOrganizer, hidesMinors: !isOrganizer && (await uses.hidesMinors(db, eventId)) };
    for (const angler of anglers.values()) {
      const { firstName, lastName, club } = showName(angler, viewer);
      const name = `${firstName} ${lastName}`.trim();
      entries.set(angler.id, {
        anglerId: angler.id,
        eventId,
        eventName,
        name,
        club,
        country: angler.country,
      });
    }
  }
  return entries;
}
