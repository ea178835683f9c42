import { eventTopic } from "@tightlines/contract/topic";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { revisionOf } from "../../testing/topic-revision.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let minorId: number;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  event = await createTestEvent(api, organizer);
  const [group] = (await send("POST", "/groups/series", { count: 1 })).json().data;
  const place = { club: "Weir", group_id: group.id };
  const minor = { first_name: "Zoe", last_name: "Abel", is_minor: true, ...place };
  minorId = (await send("POST", "/anglers", minor)).json().data.id;
  await send("POST", "/anglers", { first_name: "Ann", last_name: "Rivers", ...place });
  await send("POST", "/anglers", { first_name: "Cy", last_name: "Ababa", ...place, club: "" });
  await hide(true);
});
afterAll(() => api.close());

test("the public sees first name and initial without a club, the organizer everything", async () => {
  const short = { first_name: "Zoe", last_name: "A.", club: "", is_minor: null };
  expect((await read(`/anglers/${minorId}`)).json().data).toMatchObject(short);
  expect((await read("/anglers")).json().data).toMatchObject([
    short,
    { last_name: "Rivers", club: "Weir" },
    {},
  ]);
  const whole = { last_name: "Abel", club: "Weir", is_minor: true };
  expect((await read(`/anglers/${minorId}`, organizer.token)).json().data).toMatchObject(whole);
  expect((await read("/anglers", organizer.token)).json().data[0]).toMatchObject(whole);
});

test.each(["/anglers.csv", "/groups.csv"])("%s names them in full for organizers alone", async (sheet) => {
  const seen = (await read(sheet)).body;
  expect(seen).toContain("Zoe,A.");
  expect(seen).not.toContain("Abel");
  expect((await read(sheet, organizer.token)).body).toContain("Zoe,Abel");
});

test.each([
  ["abel", [], ["Zoe"]],
  ["weir", ["Ann"], ["Zoe", "Ann"]],
  ["zoe a.", ["Zoe"], []],
  ["rivers", ["Ann"], ["Ann"]],
])("a search for %j finds no hidden name", async (search, guests, organizers) => {
  const query = `/anglers?search=${encodeURIComponent(search)}`;
  expect(names(await read(query))).toEqual(guests);
  expect((await read(query)).json().meta.total).toBe(guests.length);
  expect(names(await read(query, organizer.token))).toEqual(organizers);
});

test("the order of names and clubs tells nothing of hidden ones", async () => {
  expect(names(await read("/anglers?sort=name"))).toEqual(["Zoe", "Cy", "Ann"]);
  expect(names(await read("/anglers?sort=name", organizer.token))).toEqual(["Cy", "Zoe", "Ann"]);
  expect(names(await read("/anglers?sort=club"))).toEqual(["Ann", "Zoe", "Cy"]);
  expect(names(await read("/anglers?sort=club", organizer.token))).toEqual(["Zoe", "Ann", "Cy"]);
});

test("the pages of anglers are made again when the event begins or ends to hide names", async () => {
  const topic = eventTopic(event.id, "angler");
  const before = await revisionOf(api, topic);
  await hide(false);
  expect(await revisionOf(api, topic)).toBeGreaterThan(before);
  expect((await read(`/anglers/${minorId}`)).json().data).toMatchObject({ last_name: "Abel", club: "Weir" });
  await hide(true);
});

test("a captain under age is shown as the other lists show them, and found by nothing more", async () => {
  const team = (await send("POST", "/teams", { name: "Herons", captain: "ÁBEL zoé" })).json().data;
  const grown = (await send("POST", "/teams", { name: "Otters", captain: "Zoe Abel" })).json().data;
  const { revision } = (await read(`/anglers/${minorId}`)).json().data;
  await send("PATCH", `/anglers/${minorId}`, { team_id: team.id, revision });
  const shown = { captain: "Zoe A." };
  expect((await read(`/teams/${team.id}`)).json().data).toMatchObject(shown);
  expect((await read("/teams?sort=name")).json().data).toMatchObject([shown, { captain: "Zoe Abel" }]);
  expect((await read("/teams.csv")).body).toContain("Herons,,,Zoe A.");
  expect((await read("/teams.csv")).body).not.toContain("ÁBEL");
  const found = async (search: string, token?: string) =>
    (await read(`/teams?search=${encodeURIComponent(search)}`, token))
      .json()
      .data.map(({ id }: { id: number }) => id);
  // The other captain is of age, or is not in that team.
  expect(await found("abel")).toEqual([grown.id]);
  expect(await found("zoe a.")).toEqual([team.id]);
  expect(await found("abel", organizer.token)).toEqual([team.id, grown.id]);
  const whole = { captain: "ÁBEL zoé" };
  expect((await read(`/teams/${team.id}`, organizer.token)).json().data).toMatchObject(whole);
  expect((await read("/teams.csv", organizer.token)).body).toContain("ÁBEL zoé");
  await hide(false);
  expect((await read(`/teams/${team.id}`)).json().data).toMatchObject(whole);
  await hide(true);
});

function read(path: string, token?: string) {
  return api.call({ method: "GET", url: `/api/events/${event.id}${path}`, token });
}

async function send(method: "POST" | "PATCH", path: string, payload: object) {
  const answer = await api.call({
    method,
    url: `/api/events/${event.id}${path}`,
    token: organizer.token,
    payload,
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer;
}

function hide(hidesMinors: boolean) {
  return send("PATCH", "/registration-settings", { hides_minors: hidesMinors });
}

function names(answer: Awaited<ReturnType<typeof read>>): string[] {
  return answer.json<{ data: { first_name: string }[] }>().data.map(({ first_name }) => first_name);
}
