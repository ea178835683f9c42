import { anglerListInput } from "@tightlines/contract/angler";
import { groupDrawPlan } from "@tightlines/contract/draw-run";
import { rotationPlan } from "@tightlines/contract/rotation";
import { sectorSeries } from "@tightlines/contract/sector";
import { sessionSeriesInput } from "@tightlines/contract/session";
import { importAnglers } from "../features/angler/import-anglers.service.ts";
import { publishDrawRun } from "../features/draw/draw-run.service.ts";
import { prepareGroupDraw } from "../features/draw/group/group-draw.service.ts";
import { addGroupSeries } from "../features/group/group.service.ts";
import { generateRotation } from "../features/rotation/rotation.service.ts";
import { addSectorSeries } from "../features/sector/sector-series.service.ts";
import { addSessionSeries } from "../features/session/session.service.ts";
import { importTeams } from "../features/team/import-teams.service.ts";
import { anglerUses } from "../hand-over.ts";
import type { EventCall } from "../platform/http/call.ts";
import { demoTeams } from "./entrants.demo.ts";
import { demoLetters } from "./letters.demo.ts";

/** Where and when it is fished, and by whom. */
export interface DemoField {
  sectors: { codes: string[]; pegCount: number };
  sessions: { count: number; days: number; minutes: number; firstDay: string; firstStart: string };
  entrants: "teams" | { count: number };
}

/** Sets an event up to where only the draw of the pegs is left, as its organizer would. */
export async function addDemoField(
  call: EventCall,
  { sectors, sessions, entrants }: DemoField,
): Promise<void> {
  await addSectorSeries(call, sectorSeries.parse({ ...sectors, marksEnds: true }));
  await addSessionSeries(call, sessionSeriesInput.parse({ ...sessions, pauseMinutes: 180 }));
  if (entrants !== "teams") {
    await importAnglers(call, anglerListInput.parse(anglersAlone(entrants.count)), anglerUses);
    return;
  }
  await importTeams(call, teamList);
  await importAnglers(call, anglerListInput.parse(teamAnglers), anglerUses);
  await addGroupSeries(call, sectors.codes.length);
  const { id, revision } = await prepareGroupDraw(call, groupDrawPlan.parse({}));
  await publishDrawRun(call, id, revision, { uses: anglerUses, letters: demoLetters });
  await generateRotation(call, rotationPlan.parse({}));
}

const teamList = {
  isTrial: false,
  columns: ["name", "country", "captain", "startNumber"] as const,
  rows: demoTeams.map(({ country, anglers }, i) => [country, country, anglers[0]!, String(i + 1)]),
};

const teamAnglers = {
  columns: ["fullName", "team", "country"],
  rows: demoTeams.flatMap(({ country, anglers }) => anglers.map((name) => [name, country, country])),
};

/** Some of the same people, from every country, for an event without teams. */
function anglersAlone(count: number) {
  const mixed = [0, 1, 2, 3, 4].flatMap((i) => demoTeams.map(({ anglers }) => [anglers[i]!]));
  return { columns: ["fullName"], rows: mixed.slice(0, count) };
}
