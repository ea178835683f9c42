import { anglerInput, anglerListInput } from "@tightlines/contract/angler";
import { eventInput } from "@tightlines/contract/event";
import { eventSpeciesInput } from "@tightlines/contract/event-species";
import { sectorInput } from "@tightlines/contract/sector";
import { speciesInput } from "@tightlines/contract/species";
import { teamInput } from "@tightlines/contract/team";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAngler } from "./features/angler/angler.service.ts";
import { importAnglers } from "./features/angler/import-anglers.service.ts";
import { undoAnglerImport } from "./features/angler/undo-angler-import.service.ts";
import { addEventSpecies } from "./features/event-species/event-species.service.ts";
import { addEvent } from "./features/event/event.service.ts";
import { addGroup } from "./features/group/group.service.ts";
import { addRotation } from "./features/rotation/rotation.service.ts";
import { addSector } from "./features/sector/sector.service.ts";
import { addSession } from "./features/session/session.service.ts";
import { addSpecies } from "./features/species/species.service.ts";
import { addTeam } from "./features/team/team.service.ts";
import { anglerUses, eventParts } from "./hand-over.ts";
import type { EventCall } from "./platform/http/call.ts";
import { createTestApi, type TestApi } from "./testing/create-test-api.ts";

/** Tables whose rows people fill in, as a later migration would extend them. */
const tables = "species event event_species sector peg session team angler group rotation".split(" ");

let api: TestApi;
let call: EventCall;

beforeAll(async () => {
  api = await createTestApi();
  const { db } = api.database;
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column added_later text not null default 'kept'`.execute(
      db,
    );
  const { user } = await api.asRole("organizer");
  const caller = {
    ...user,
    kind: "user",
    userId: user.id,
    displayName: user.display_name,
    isEmailProven: true,
  } as const;
  const days = { startsOn: "2027-04-03", endsOn: "2027-04-04", timeZone: "Europe/Prague" };
  const kind = { discipline: "fly", preset: "fly-fips-mouche" };
  const event = await addEvent(
    { db, caller },
    eventInput.parse({ name: "Spring Masters", ...days, ...kind }),
    eventParts,
  );
  call = { db, caller, event: { id: event.id, url: event.url, right: "owner", isHidden: true } };
});
afterAll(() => api.close());

test("what a later migration adds to a row comes into its trail without being named", async () => {
  const code = { name: "New fish", latinName: "Piscis novus", code: "NEWF", measuredTo: "tail" };
  const species = await addSpecies(call, speciesInput.parse(code));
  await addEventSpecies(call, eventSpeciesInput.parse({ speciesId: species.id }));
  const sector = await addSector(call, sectorInput.parse({ code: "A", kind: "bank", pegs: [{ number: 1 }] }));
  const hours = { startsAt: "2027-04-03T08:00:00Z", endsAt: "2027-04-03T11:00:00Z" };
  const session = await addSession(call, { ...hours, name: "", kind: "official" });
  await addTeam(call, teamInput.parse({ name: "Weir" }));
  await addAngler(call, anglerInput.parse({ firstName: "Ann", lastName: "Rivers" }), anglerUses);
  const group = await addGroup(call, { code: "G", name: "" });
  await addRotation(call, { groupId: group.id, sessionId: session.id, sectorId: sector.id });

  const trail = await call.db
    .selectFrom("audit")
    .select(["noun", "after"])
    .where("action", "=", "create")
    .where("noun", "<>", "user")
    .execute();
  const nouns = [
    "species",
    "event",
    "event-species",
    "sector",
    "session",
    "team",
    "angler",
    "group",
    "rotation",
  ];
  expect(trail.map(({ noun }) => noun).sort()).toEqual(nouns.toSorted());
  expect(trail.filter(({ after }) => after!["addedLater"] !== "kept")).toEqual([]);
  const pegs = trail.find(({ noun }) => noun === "sector")!.after!["pegs"];
  expect(pegs).toMatchObject([{ number: 1, addedLater: "kept" }]);
});

test("taking an import back brings it back as well", async () => {
  const list = { columns: ["number", "fullName", "club"], rows: [["7", "Jan Novák", "Sázava"]] };
  await importAnglers(call, anglerListInput.parse(list), anglerUses);
  const angler = () =>
    call.db.selectFrom("angler").selectAll().where("number", "=", 7).executeTakeFirstOrThrow();
  await sql`update angler set added_later = 'before' where number = 7`.execute(call.db);
  list.rows[0]![2] = "Vltava";
  const { undo } = await importAnglers(call, anglerListInput.parse(list), anglerUses);
  expect(undo!.changed).toMatchObject([{ club: "Sázava", addedLater: "before" }]);
  await sql`update angler set added_later = 'after' where number = 7`.execute(call.db);
  await undoAnglerImport(call, undo!, anglerUses);
  expect(await angler()).toMatchObject({ club: "Sázava", addedLater: "before" });
});
