import { eventInput } from "@tightlines/contract/event";
import { seriesInput } from "@tightlines/contract/series/series";
import { seasonRulesOf, usualSeasonChoice } from "@tightlines/domain/series/season-choice";
import type { DrawThread } from "../features/draw/draw-thread.ts";
import { addEvent, changeEvent } from "../features/event/event.service.ts";
import { addSeries } from "../features/series/series.service.ts";
import { eventParts } from "../hand-over.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import type { EventCall, UserCall } from "../platform/http/call.ts";
import type { Log } from "../platform/log.ts";
import { type DemoEvent, demoEvents } from "./event.demo.ts";
import { addDemoField } from "./field.demo.ts";
import { drawDemoPegs, fishDemoSessions } from "./fishing.demo.ts";
import { addDemoPicture } from "./picture.demo.ts";

interface DemoTools {
  today: Date;
  files: FileStore;
  log: Log;
  thread: DrawThread;
  say: (line: string) => void;
}

/** A championship in full swing, and the season of a club: what it has fished, what it fishes today, and what it plans. */
export async function addDemoSeason(call: UserCall, tools: DemoTools): Promise<void> {
  const rounds: { eventId: number; isBonusRound: boolean }[] = [];
  for (const event of demoEvents(tools.today)) {
    const eventId = await addDemoEvent(call, event, tools);
    if (event.isOfSeason) rounds.push({ eventId, isBonusRound: false });
  }
  const rules = seasonRulesOf({ ...usualSeasonChoice, counts: "best", rounds: 3 });
  const { row } = await addSeries(call, seriesInput.parse({ name: "Club Season", rounds, rules }));
  tools.say(`${row.name}: /series/${row.url}`);
}

async function addDemoEvent(
  { db, caller }: UserCall,
  { steps, field, fishing, scene, isOfSeason: _isOfSeason, ...event }: DemoEvent,
  { files, log, thread, say }: DemoTools,
): Promise<number> {
  const { id, name, url } = await addEvent({ db, caller }, eventInput.parse(event), eventParts);
  const call: EventCall = { db, caller, event: { id, url, right: "owner", isHidden: true } };
  await addDemoPicture(call, files, scene);
  if (field) await addDemoField(call, field);
  for (const status of steps) {
    await changeEvent(call, { status }, eventParts);
    if (fishing && status === "published") await drawDemoPegs(call, fishing, thread);
    if (fishing && status === "running") await fishDemoSessions(call, fishing, log);
  }
  say(`${name}, ${steps.at(-1) ?? "draft"}: /events/${url}`);
  return id;
}
