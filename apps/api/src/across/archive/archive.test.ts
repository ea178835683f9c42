import { ARCHIVE_VERSION, archiveContent } from "@tightlines/contract/archive/archive";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import { snakeKey, toCamelCase } from "@tightlines/contract/wire/case";
import { translateIds } from "@tightlines/domain/archive/translate-ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createDrawnField, type DrawnField } from "../../testing/drawn-field.ts";
import { sendAs } from "../../testing/send-as.ts";
import { stageWffc2008 } from "../../testing/stage-wffc-2008.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { verifyPublished } from "../../testing/verify-published.ts";
import { archiveTables } from "./archive-tables.ts";
import { sealArchive } from "./write-archive.ts";

let home: TestApi;
let abroad: TestApi;
let organizer: Person;
let importer: Person;

beforeAll(async () => {
  home = await createTestApi();
  abroad = await createTestApi();
  organizer = await home.asRole("organizer");
  importer = await abroad.asRole("organizer");
  // So that nothing has the same number by chance.
  await createDrawnField(abroad, importer);
}, 120_000);
afterAll(async () => {
  await home.close();
  await abroad.close();
});

test("the 2008 championship comes to the same tables elsewhere, and to the same archive, byte for byte", async () => {
  const event = await createTestEvent(home, organizer);
  await stageWffc2008(home, event, organizer);
  await sendAs(home, organizer, "POST", `/events/${event.id}/results/calculate`, { reason: "The end" });
  const text = await download(home, organizer, event.id);

  const imported = await send(text);
  expect(imported).toMatchObject({ status: 201 });
  const { data } = imported;
  expect(await download(abroad, importer, data.id)).toBe(text);
  for (const query of ["classification=individual", "classification=team"])
    expect(await table(abroad, importer, data.id, query)).toEqual(
      await table(home, organizer, event.id, query),
    );
  const versions = await sendAs(abroad, importer, "GET", `/events/${data.id}/results/versions/1`);
  const original = await sendAs(home, organizer, "GET", `/events/${event.id}/results/versions/1`);
  expect(standings(versions.data)).toEqual(standings(original.data));
}, 120_000);

test("a draw that was repaired is the same elsewhere, and what was promised about it still holds", async () => {
  const { drawn, text } = await archiveDrawn();
  const { data } = await send(text);
  expect(await download(abroad, importer, data.id)).toBe(text);
  const places = async (api: TestApi, person: Person, id: number) =>
    (await sendAs(api, person, "GET", `/events/${id}/draws?page_size=1000`)).data.map(
      ({ angler_name, sector_code, peg_number, source, reason }: Record<string, unknown>) => [
        angler_name,
        sector_code,
        peg_number,
        source,
        reason,
      ],
    );
  expect(await places(abroad, importer, data.id)).toEqual(await places(home, organizer, drawn.event.id));
  const [run] = (await sendAs(abroad, importer, "GET", `/events/${data.id}/draw-runs`)).data;
  const sealed = await sendAs(abroad, importer, "GET", `/events/${data.id}/draw-runs/${run.id}/sealed-input`);
  const promised = `/events/${drawn.event.id}/draw-runs/${drawn.run.id}/sealed-input`;
  const { text: sealedText, home_ids: pairs } = sealed.data;
  expect(sealedText).toBe((await sendAs(home, organizer, "GET", promised)).data.text);

  const published = await sendAs(abroad, importer, "GET", `/events/${data.id}/draw-runs/${run.id}`);
  const imported = toCamelCase(published.data) as PegRunResponse;
  expect(imported.isImported).toBe(true);
  const there = (noun: string) =>
    new Map((pairs[noun] as [number, number][]).map(([at, here]) => [here, at]));
  const atHome = translateIds(imported, (noun, id) => there(noun).get(id)!);
  expect(verifyPublished(atHome)).toMatchObject({
    isSeedAsCommitted: true,
    isInputAsCommitted: true,
    isDrawAsComputed: true,
  });
  expect(verifyPublished(imported)).toMatchObject({ isInputAsCommitted: false });
});

test("what was changed, is newer, or is no archive is refused with a sentence, and nothing is kept", async () => {
  const { text } = await archiveDrawn();
  const before = await countEvents();
  const parsed = JSON.parse(text);
  const changed = text.replace('"status":"published"', '"status":"locked"');
  expect(changed).not.toBe(text);
  expect(await send(changed)).toMatchObject({ status: 422, code: "archive-changed" });
  const newer = JSON.stringify({ ...parsed, version: ARCHIVE_VERSION + 1 });
  expect(await send(newer)).toMatchObject({ status: 422, code: "archive-newer" });
  for (const file of ["{}", "[]", "no archive", '{"format":"something-else"}'])
    expect(await send(file)).toMatchObject({ status: 422, code: "archive-not-one" });
  const { content } = parsed;
  const wrong: [object, string][] = [
    [{ ...content, event: { ...content.event, name: 7 } }, "event name"],
    [{ ...content, pegs: [{ ...content.pegs[0], sectorId: 999_999 }, ...content.pegs.slice(1)] }, "peg"],
    [{ ...content, anglers: [...content.anglers, content.anglers[0]] }, "angler"],
    [{ ...content, runs: [{ ...content.runs[0], input: {} }] }, `runs ${content.runs[0].number}`],
  ];
  for (const [broken, place] of wrong)
    expect(await send(sealArchive(broken))).toMatchObject({
      status: 422,
      code: "archive-broken",
      facts: { place },
    });
  const unknown = [{ id: 1, code: "XYZ", name: "Moonfish", latinName: "Piscis lunae" }];
  expect(await send(sealArchive({ ...content, species: unknown }))).toMatchObject({
    status: 409,
    code: "archive-species-missing",
    detail: expect.stringContaining("Moonfish"),
  });
  expect(await countEvents()).toBe(before);
});

test("an address that is taken is numbered, and the importer is the owner", async () => {
  const { text } = await archiveDrawn();
  const [first, second] = [await send(text), await send(text)];
  expect(second.data.url).toBe(`${first.data.url}-2`);
  const { data } = await sendAs(abroad, importer, "GET", `/events/${second.data.id}`);
  expect(data).toMatchObject({ right: "owner", logo: null });
});

test("an event that hides its youth hides it elsewhere, and one that shows it shows it", async () => {
  for (const hides of [true, false]) {
    const event = await createTestEvent(home, organizer);
    await addMinor(event.id);
    await sendAs(home, organizer, "PATCH", `/events/${event.id}/registration-settings`, {
      hides_minors: hides,
    });
    const text = await download(home, organizer, event.id);
    const { data } = await send(text);
    const seen = (await abroad.call({ url: `/api/events/${data.id}/anglers` })).json().data;
    expect(seen).toMatchObject([{ first_name: "Zoe", last_name: hides ? "A." : "Abel" }]);
    expect(await download(abroad, importer, data.id)).toBe(text);
  }
});

test("an archive of version 1 does not say it: whoever is under age is hidden", async () => {
  for (const hasMinor of [true, false]) {
    const event = await createTestEvent(home, organizer);
    if (hasMinor) await addMinor(event.id);
    const parsed = JSON.parse(await download(home, organizer, event.id));
    const { hidesMinors: _hidesMinors, ...told } = parsed.content.event;
    const sealed = JSON.parse(sealArchive({ ...parsed.content, event: told }));
    const { data } = await send(JSON.stringify({ ...sealed, version: 1 }));
    const settings = await sendAs(abroad, importer, "GET", `/events/${data.id}/registration-settings`);
    expect(settings.data.hides_minors).toBe(hasMinor);
  }
});

test("every column of an archived table is in the archive, or is named as left at home", async () => {
  const { db } = home.database;
  const lists = new Set(Object.keys(archiveContent.shape));
  expect(new Set([...archiveTables.map(({ list }) => list), "event", "species"])).toEqual(lists);
  for (const { table, columns, left = [] } of archiveTables) {
    const { rows } = await sql<{ name: string }>`
      select column_name::text as name from information_schema.columns
      where table_schema = 'public' and table_name = ${snakeKey(table)}
    `.execute(db);
    const named = ["eventId", ...columns, ...left].map(snakeKey);
    expect(rows.map(({ name }) => name).toSorted(), `columns of ${table}`).toEqual(named.toSorted());
  }
});

test("under one key an archive is imported once, and another archive is refused", async () => {
  const event = await createTestEvent(home, organizer);
  const other = await createTestEvent(home, organizer);
  const [text, otherText] = [
    await download(home, organizer, event.id),
    await download(home, organizer, other.id),
  ];
  const before = await countEvents();
  const named = { "idempotency-key": "one import" };
  const [first, again] = [await send(text, named), await send(text, named)];
  expect([first.status, again]).toEqual([201, first]);
  expect(await send(otherText, named)).toMatchObject({ status: 422, code: "idempotency-key-reused" });
  expect(await countEvents()).toBe(before + 1);
});

function addMinor(eventId: number) {
  const minor = { first_name: "Zoe", last_name: "Abel", is_minor: true };
  return sendAs(home, organizer, "POST", `/events/${eventId}/anglers`, minor);
}

async function archiveDrawn(): Promise<{ drawn: DrawnField; text: string }> {
  const drawn = await createDrawnField(home, organizer);
  const { client, run, setAngler } = drawn;
  const [seat] = await client.draws();
  await setAngler(seat!.angler_id, { presence: "withdrawn" });
  await client.repair(run, { kind: "withdrawal", angler_id: seat!.angler_id });
  return { drawn, text: await download(home, organizer, drawn.event.id) };
}

async function download(api: TestApi, person: Person, eventId: number): Promise<string> {
  const answer = await api.call({ url: `/api/events/${eventId}/archive`, token: person.token });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

async function send(text: string, headers: Record<string, string> = {}) {
  const body = new FormData();
  body.append("file", new Blob([text], { type: "application/json" }), "archive.json");
  const request = {
    method: "POST",
    url: "/api/archives",
    payload: body,
    token: importer.token,
    headers,
  } as const;
  const answer = await abroad.call(request);
  return { status: answer.statusCode, ...answer.json() };
}

async function table(api: TestApi, person: Person, eventId: number, query: string) {
  const { data } = await sendAs(api, person, "GET", `/events/${eventId}/results?${query}&page_size=2000`);
  return data.map(({ id: _id, ...row }: { id: number }) => row);
}

function standings({ tables }: { tables: { standings: { id: number }[] }[] }) {
  return tables.map((each) => each.standings.map(({ id: _id, ...row }) => row));
}

async function countEvents(): Promise<number> {
  const { count } = await abroad.database.db
    .selectFrom("event")
    .select((expression) => expression.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
