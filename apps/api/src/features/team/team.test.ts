import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { newAngler } from "../../testing/examples/angler.examples.ts";
import { quarters } from "../../testing/sample-images.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
afterAll(() => api.close());

test("a team is added, found, changed and deleted, and the trail says so", async () => {
  await startEvent();
  const added = await send("POST", "/teams", { name: "Weir Herons", captain: "Ann Rivers", start_number: 7 });
  expect(added).toMatchObject({
    status: 201,
    data: { name: "Weir Herons", club: "", country: "", logo: null, start_number: 7, revision: 1 },
  });
  const path = `/teams/${added.data.id}`;
  expect((await send("GET", path, undefined, null)).data).toEqual(added.data);

  const changed = await send("PATCH", path, { country: "Czechia", revision: 1 });
  expect(changed.data).toMatchObject({ country: "Czechia", captain: "Ann Rivers", revision: 2 });
  const stale = await send("PATCH", path, { name: "Storks", revision: 1 });
  expect(stale).toMatchObject({ status: 409, code: "stale-revision", current: { country: "Czechia" } });

  expect((await send("DELETE", path)).data).toEqual({ id: added.data.id });
  expect(await send("GET", path)).toMatchObject({ status: 404, code: "team-not-found" });
  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "before", "after"])
    .where("noun", "=", "team")
    .where("eventId", "=", event.id)
    .orderBy("id")
    .execute();
  expect(trail).toMatchObject([
    { action: "create", after: { name: "Weir Herons" } },
    { action: "update", before: { country: "" }, after: { country: "Czechia" } },
    { action: "delete", before: { captain: "Ann Rivers" } },
  ]);
});

test("a name is taken whatever its accents and case, a start number as well", async () => {
  await startEvent();
  await send("POST", "/teams", { name: "Žďár Herons", start_number: 1 });
  expect(await send("POST", "/teams", { name: "zdar HERONS" })).toMatchObject({
    status: 409,
    code: "team-name-taken",
    fields: { name: [{ detail: expect.any(String) }] },
  });
  const other = await send("POST", "/teams", { name: "Storks" });
  expect(await send("PATCH", `/teams/${other.data.id}`, { start_number: 1, revision: 1 })).toMatchObject({
    status: 409,
    code: "team-start-number-taken",
    fields: { start_number: [{ detail: expect.any(String) }] },
  });
  const elsewhere = await createTestEvent(api, owner);
  expect(
    (await send("POST", "/teams", { name: "Žďár Herons", start_number: 1 }, owner, elsewhere)).status,
  ).toBe(201);
});

test("teams come by start number, those without one last; a search looks at everything shown", async () => {
  await startEvent();
  await send("POST", "/teams", { name: "Zander Club" });
  await send("POST", "/teams", { name: "Barbel", start_number: 12, captain: "Åsa Berg" });
  await send("POST", "/teams", { name: "Perch", start_number: 3, country: "Polska" });
  const names = async (query: string) =>
    (await send("GET", `/teams?${query}`, undefined, null)).data.map(({ name }: { name: string }) => name);
  expect(await names("")).toEqual(["Perch", "Barbel", "Zander Club"]);
  expect(await names("sort=-name")).toEqual(["Zander Club", "Perch", "Barbel"]);
  expect(await names("search=asa%20berg")).toEqual(["Barbel"]);
  expect(await names("search=POLSKA")).toEqual(["Perch"]);
  expect(await names("page=2&page_size=2")).toEqual(["Zander Club"]);
  expect((await send("GET", "/teams?sort=logo")).status).toBe(422);
});

test("a team with anglers stays, and the refusal names and counts them", async () => {
  await startEvent();
  const { data } = await send("POST", "/teams", { name: "Weir Herons" });
  await newAngler({ api, event }, { teamId: data.id, slot: 1 });
  await newAngler({ api, event }, { teamId: data.id });
  expect(await send("DELETE", `/teams/${data.id}`)).toMatchObject({
    status: 409,
    code: "still-needed",
    detail:
      "Weir Herons cannot be deleted: 2 anglers are in it (Ann Rivers and Ann Rivers). Move them to another team first.",
  });
});

test("a logo is an uploaded image, and the image stays while the team shows it", async () => {
  await startEvent();
  const none = `/files/${"0".repeat(64)}/960.webp`;
  expect((await send("POST", "/teams", { name: "A", logo: "https://example.org/logo.png" })).status).toBe(
    422,
  );
  expect(await send("POST", "/teams", { name: "A", logo: none })).toMatchObject({ code: "upload-not-found" });

  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await quarters(60, 60).png().toBuffer())]), "logo.png");
  const sent = await api.call({ method: "POST", url: "/api/uploads", token: owner.token, payload: form });
  const { id, url } = sent.json<{ data: { id: number; url: string } }>().data;
  const team = await send("POST", "/teams", { name: "Herons", logo: url });
  expect(team.data.logo).toBe(url);

  const uploads = await api.call({ url: "/api/uploads", token: owner.token });
  expect(uploads.json()).toMatchObject({
    data: [{ used_by: [{ event_name: "Spring Masters", as: "team-logo" }] }],
  });
  const refused = await api.call({ method: "DELETE", url: `/api/uploads/${id}`, token: owner.token });
  expect(refused.json()).toMatchObject({ code: "upload-in-use" });
  await send("PATCH", `/teams/${team.data.id}`, { logo: null, revision: 1 });
  expect(
    (await api.call({ method: "DELETE", url: `/api/uploads/${id}`, token: owner.token })).statusCode,
  ).toBe(200);
});

test.each([
  [{ name: " " }, "name"],
  [{ name: "x".repeat(81) }, "name"],
  [{ start_number: 0 }, "start_number"],
  [{ start_number: 1.5 }, "start_number"],
  [{ start_number: "7" }, "start_number"],
  [{ country: "x".repeat(61) }, "country"],
  [{ captain: "a\0b" }, "captain"],
  [{ captain: "half an emoji \ud83d" }, "captain"],
])("%j is refused beside the field", async (wrong, field) => {
  await startEvent();
  const answer = await send("POST", "/teams", { name: "Herons", ...wrong });
  expect(answer).toMatchObject({ status: 422, code: "invalid-input" });
  expect(Object.keys(answer.fields)).toEqual([field]);
});

test("a team of another event is not there", async () => {
  await startEvent();
  const { data } = await send("POST", "/teams", { name: "Herons" });
  await startEvent();
  for (const method of ["GET", "DELETE"] as const)
    expect(await send(method, `/teams/${data.id}`)).toMatchObject({ status: 404, code: "team-not-found" });
  expect((await send("PATCH", `/teams/${data.id}`, { name: "Mine", revision: 1 })).status).toBe(404);
});

async function startEvent(): Promise<void> {
  event = await createTestEvent(api, owner);
}

function send(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  payload?: object,
  person: Person | null = owner,
  of: TestEvent = event,
) {
  return sendAs(api, person, method, `/events/${of.id}${path}`, payload);
}
