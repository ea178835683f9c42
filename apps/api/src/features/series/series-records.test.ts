import { afterAll, beforeAll, expect, test } from "vitest";
import { type Catcher, type CaughtEvent, catchIn, makeOfficial } from "../../testing/caught-event.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { seriesInput } from "../../testing/examples/series.examples.ts";
import { sendAs } from "../../testing/send-as.ts";

let api: TestApi;
let organizer: Person;
let species: { id: number; name: string };

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  species = await api.database.db
    .selectFrom("species")
    .select(["id", "name"])
    .limit(1)
    .executeTakeFirstOrThrow();
});
afterAll(() => api.close());

test("records are the biggest fish of all rounds, of everybody or of one club, and level fish share one", async () => {
  const first = await caught("2027-04-03", [
    { name: "Ann", fish: [400, 450], angler: { club: "AC Weir" } },
    { name: "Bo", fish: [500], angler: { club: "Žďár" } },
  ]);
  const second = await caught("2027-05-01", [
    { name: "Cy", fish: [500] },
    { name: "Di", fish: [300], angler: { club: "ac  weir" } },
  ]);
  await makeOfficial(api, first);
  const id = await addSeries(first, second);
  const { data } = await records(id);
  expect(data.clubs).toEqual(["AC Weir", "Žďár"]);
  expect(data.records).toMatchObject([
    {
      name: species.name,
      longest: [
        { size: 500, name: "Bo Rivers", event_name: "Masters of 2027-04-03", is_official: true },
        { size: 500, name: "Cy Rivers", event_id: second.id, is_official: false },
      ],
      heaviest: [],
    },
  ]);
  expect(holders(await records(id, "AC Weir"))).toEqual(["Ann Rivers 450"]);
  expect(holders(await records(id, "zdar"))).toEqual(["Bo Rivers 500"]);
  expect(holders(await records(id, "Nobody's"))).toEqual([]);
});

test("an event that is not public holds no record, and a series without a public one has no page", async () => {
  const shown = await caught("2027-04-03", [{ name: "Ann", fish: [300] }]);
  const hidden = await caught("2027-05-01", [{ name: "Bo", fish: [900] }]);
  const id = await addSeries(shown, hidden);
  await sendAs(api, organizer, "PATCH", `/events/${hidden.id}`, { visibility: "unlisted" });
  expect(holders(await records(id))).toEqual(["Ann Rivers 300"]);
  await sendAs(api, organizer, "PATCH", `/events/${shown.id}`, { visibility: "unlisted" });
  expect(await records(id)).toMatchObject({ status: 404, code: "series-not-found" });
});

test("somebody under age is shown as their event shows them, without the club", async () => {
  const zoe = { club: "Weir", is_minor: true, last_name: "Abel" };
  const event = await caught("2027-04-03", [{ name: "Zoe", fish: [300], angler: zoe }]);
  const id = await addSeries(event);
  const settings = (hides_minors: boolean) =>
    sendAs(api, organizer, "PATCH", `/events/${event.id}/registration-settings`, { hides_minors });
  await settings(false);
  expect(holders(await records(id, "Weir"))).toEqual(["Zoe Abel 300"]);
  await settings(true);
  const { data } = await records(id);
  expect(data.clubs).toEqual([]);
  expect(holders({ data })).toEqual(["Zoe A. 300"]);
});

function caught(day: string, catchers: readonly Catcher[]): Promise<CaughtEvent> {
  return catchIn(api, organizer, { day, speciesId: species.id, catchers });
}

async function addSeries(...events: CaughtEvent[]): Promise<number> {
  return (await sendAs(api, organizer, "POST", "/series", seriesInput(events))).data.id;
}

function records(id: number, club?: string) {
  const query = club === undefined ? "" : `?club=${encodeURIComponent(club)}`;
  return sendAs(api, null, "GET", `/series/${id}/records${query}`);
}

interface Answer {
  records: { longest: { name: string; size: number }[] }[];
}

function holders({ data }: { data?: Answer }): string[] {
  return data!.records.flatMap(({ longest }) => longest.map(({ name, size }) => `${name} ${size}`));
}
