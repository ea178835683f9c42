import { speciesEndpoints } from "@tightlines/contract/species";
import { isLatinName, isSpeciesCode } from "@tightlines/domain/species/species-name";
import { afterAll, beforeAll, expect, test } from "vitest";
import { starterSpecies } from "../../platform/database/migrations/20261115T1110-starter-species.ts";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { quarters } from "../../testing/sample-images.ts";
import { createUploadClient } from "../../testing/upload-client.ts";
import { uploadUses } from "../../hand-over.ts";
import { deleteAbandoned } from "../upload/upload.service.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let administrator: Person;
let organizer: Person;

beforeAll(async () => {
  api = await createTestApi();
  administrator = await api.signUp({ role: "administrator" });
  organizer = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

const zingel = { name: "Zingel", latin_name: "Zingel zingel", code: "zin", measured_to: "tail" };

/** With the one that a later migration adds. */
const starterCodes = [...starterSpecies.map(([, , code]) => code), "HSB"];

test("the starter list is sound: real names, short codes, nothing twice", () => {
  expect(starterSpecies.length).toBeGreaterThanOrEqual(60);
  expect(starterSpecies.filter(([, latinName]) => !isLatinName(latinName))).toEqual([]);
  expect(starterSpecies.filter(([, , code]) => !isSpeciesCode(code))).toEqual([]);
  for (const column of [0, 1, 2]) {
    expect(new Set(starterSpecies.map((species) => species[column])).size).toBe(starterSpecies.length);
  }
  const rays = starterSpecies.filter(([, , , , measuredTo]) => measuredTo === "wing");
  expect(rays.every(([name]) => name.endsWith("ray"))).toBe(true);
});

test("an organizer pages through the starter list by name", async () => {
  const first = await call(organizer, "GET", "/api/species");
  expect(first.status).toBe(200);
  expect(first.body.meta).toEqual({ page: 1, page_size: 20, total: starterCodes.length });
  const names = first.body.data.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted((a: string, b: string) => (a < b ? -1 : 1)));
  expect(first.body.data[0]).toMatchObject({ photo: null, revision: 1 });

  const second = await call(organizer, "GET", "/api/species?page=2");
  expect(second.body.data[0].name > names.at(-1)!).toBe(true);
});

test("it is found by name, Latin name or code, whatever the accents and case", async () => {
  for (const words of ["BROWN tróut", "salmo TRUTTA brown", "btr"]) {
    const { body } = await call(organizer, "GET", `/api/species?search=${encodeURIComponent(words)}`);
    expect(body.data.map(({ code }: { code: string }) => code)).toContain("BTR");
  }
  expect((await call(organizer, "GET", "/api/species?search=%25")).body.data).toEqual([]);
});

test("the order can be chosen and turned round", async () => {
  const { body } = await call(organizer, "GET", "/api/species?sort=-code");
  const codes = starterCodes.toSorted();
  expect(body.data[0].code).toBe(codes.at(-1));
  expect((await call(organizer, "GET", "/api/species?sort=photo")).status).toBe(422);
});

test("an administrator adds, changes and deletes one, and the trail says so", async () => {
  const added = await call(administrator, "POST", "/api/species", { ...zingel, default_min_length_mm: 220 });
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject({ code: "ZIN", default_min_length_mm: 220, revision: 1 });
  const path = `/api/species/${added.body.data.id}`;

  const changed = await call(administrator, "PATCH", path, { default_min_length_mm: null, revision: 1 });
  expect(changed.body.data).toMatchObject({ default_min_length_mm: null, name: "Zingel", revision: 2 });
  const stale = await call(administrator, "PATCH", path, { name: "Zingel perch", revision: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, "stale-revision"]);

  expect((await call(administrator, "DELETE", path)).body.data).toEqual({ id: added.body.data.id });
  expect((await call(organizer, "GET", path)).status).toBe(404);
  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "before", "after"])
    .where("noun", "=", "species")
    .orderBy("id")
    .execute();
  expect(trail).toMatchObject([
    { action: "create", after: { code: "ZIN", defaultMinLengthMm: 220 } },
    { action: "update", before: { defaultMinLengthMm: 220 }, after: { defaultMinLengthMm: null } },
    { action: "delete", before: { latinName: "Zingel zingel" } },
  ]);
});

test("a code or Latin name that is taken is refused beside its field", async () => {
  const code = await call(administrator, "POST", "/api/species", { ...zingel, code: "btr" });
  expect([code.status, code.body.code]).toEqual([409, "species-code-taken"]);
  expect(code.body.fields).toHaveProperty("code");
  const name = await call(administrator, "POST", "/api/species", { ...zingel, latin_name: "Salmo trutta" });
  expect([name.status, name.body.code]).toEqual([409, "latin-name-taken"]);
  expect(name.body.fields).toHaveProperty("latin_name");

  const pike = await find("PIK");
  const changed = await call(administrator, "PATCH", `/api/species/${pike.id}`, { code: "BTR", revision: 1 });
  expect(changed.body.code).toBe("species-code-taken");
});

test.each([
  [{ name: " " }, "name"],
  [{ latin_name: "brown trout" }, "latin_name"],
  [{ code: "WAYTOOLONG" }, "code"],
  [{ default_min_length_mm: 0 }, "default_min_length_mm"],
  [{ default_min_length_mm: 12.5 }, "default_min_length_mm"],
  [{ measured_to: "nose" }, "measured_to"],
  [{ photo: "https://example.org/zingel.jpg" }, "photo"],
  [{ photo: "javascript:alert(1)" }, "photo"],
])("%j is refused beside the field", async (wrong, field) => {
  const { status, body } = await call(administrator, "POST", "/api/species", { ...zingel, ...wrong });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test.each(["0", "abc", "999999", "99999999999999999999"])("species %s does not exist", async (id) => {
  expect((await call(organizer, "GET", `/api/species/${id}`)).body.code).toBe("species-not-found");
});

test("one that events fish for stays, and the refusal names them", async () => {
  const perch = await find("PER");
  for (const name of ["Perch Cup", "Old Perch Cup"]) await fishFor(perch.id, name);

  const { status, body } = await call(administrator, "DELETE", `/api/species/${perch.id}`);
  expect([status, body.code]).toEqual([409, "species-in-use"]);
  expect(body.detail).toContain("European perch is fished for in ");
  expect(body.detail).toContain("Perch Cup and ");
});

test("a photo is one that was uploaded, and stays as long as it is shown", async () => {
  const client = createUploadClient(api);
  const { data: image } = await client.upload(administrator, await quarters(600, 400).png().toBuffer());
  const pike = await find("PIK");
  const path = `/api/species/${pike.id}`;
  const missing = { photo: `/files/${"0".repeat(64)}/960.webp`, revision: 1 };
  const refused = await call(administrator, "PATCH", path, missing);
  expect([refused.status, refused.body.code]).toEqual([404, "upload-not-found"]);
  expect(speciesEndpoints.updateSpecies.problems).toContain("upload-not-found");
  expect(refused.body.fields).toHaveProperty("photo");

  const { body } = await call(administrator, "PATCH", path, { photo: image.url, revision: 1 });
  expect(body.data).toMatchObject({ photo: image.url, revision: 2 });
  const [mine] = (await client.list(administrator)).data;
  expect(mine!.used_by).toEqual([{ as: "species-photo", species_name: body.data.name, species_id: pike.id }]);
  const kept = await client.remove(administrator, image.id);
  expect([kept.status, kept.code]).toEqual([409, "upload-in-use"]);
  expect(kept.detail).toContain(body.data.name);

  // Also when whoever uploaded it is gone.
  await api.database.pool.query("update upload set user_id = null where id = $1", [image.id]);
  const sweep = () =>
    deleteAbandoned({
      db: api.database.db,
      files: openFileStore({ dataDir: api.settings.dataDir, s3: undefined }),
      uses: uploadUses,
    });
  await sweep();
  expect((await api.call({ url: image.url })).statusCode).toBe(200);
  await call(administrator, "PATCH", path, { photo: null, revision: 2 });
  await sweep();
  expect((await api.call({ url: image.url })).statusCode).toBe(404);
});

async function find(code: string): Promise<{ id: number }> {
  const { body } = await call(organizer, "GET", `/api/species?search=${code}`);
  return body.data.find((species: { code: string }) => species.code === code);
}

async function fishFor(speciesId: number, name: string): Promise<void> {
  const { db } = api.database;
  const { id } = await db
    .insertInto("event")
    .values({
      name,
      url: name.toLowerCase().replaceAll(" ", "-"),
      startsOn: "2026-11-20",
      endsOn: "2026-11-20",
      timeZone: "Europe/Prague",
      discipline: "predator",
      ruleset: "{}",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("eventSpecies").values({ eventId: id, speciesId }).execute();
}

async function call(
  user: Person,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  url: string,
  payload?: object,
) {
  const answer = await api.call({ method, url, token: user.token, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
