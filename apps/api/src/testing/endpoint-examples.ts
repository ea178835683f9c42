import { randomUUID } from "node:crypto";
import type { Endpoint } from "@tightlines/contract/endpoint";
import { endpoints } from "@tightlines/contract/endpoints";
import { writeArchive } from "../across/archive/write-archive.ts";
import type { Answer, Login } from "./test-login.ts";
import type { TestApi } from "./create-test-api.ts";
import type { Example, ExampleList, ExampleWorld } from "./example.ts";
import { anglerExamples } from "./examples/angler.examples.ts";
import { calendarExamples } from "./examples/calendar.examples.ts";
import { checkInExamples } from "./examples/check-in.examples.ts";
import { rulesetExamples } from "./examples/ruleset.examples.ts";
import { sessionExamples } from "./examples/session.examples.ts";
import { drawExamples } from "./examples/draw.examples.ts";
import { resultExamples } from "./examples/result.examples.ts";
import { scoreExamples } from "./examples/score.examples.ts";
import { reportExamples } from "./examples/report.examples.ts";
import { groupExamples } from "./examples/group.examples.ts";
import { passExamples } from "./examples/pass.examples.ts";
import { sheetExamples } from "./examples/sheet.examples.ts";
import { teamExamples } from "./examples/team.examples.ts";
import { sectorExamples } from "./examples/sector.examples.ts";
import { auditExamples } from "./examples/audit.examples.ts";
import { entrantExamples } from "./examples/entrant.examples.ts";
import { mailExamples } from "./examples/mail.examples.ts";
import { eventSpeciesExamples } from "./examples/event-species.examples.ts";
import { personExamples } from "./examples/person.examples.ts";
import { seriesExamples } from "./examples/series.examples.ts";
import { protestExamples } from "./examples/protest.examples.ts";
import { registrationDeskExamples } from "./examples/registration-desk.examples.ts";
import { registrationExamples } from "./examples/registration.examples.ts";
import { securityExamples } from "./examples/security.examples.ts";
import { quarters } from "./sample-images.ts";
import { eventInput } from "./test-event.ts";

/** One good call of each endpoint, by method and path, as it stands on the wire. */
const examples: ExampleList = {
  "POST /api/signup": ({ caller }) => ({
    body: { first_name: "Ann", last_name: "Rivers", email: caller?.email ?? "ann@example.org" },
  }),
  "GET /api/installation": () => ({}),
  "GET /api/account/{id}": ({ subject }) => ({ params: { id: subject.user.id } }),
  "GET /api/account/{id}/export": ({ subject }) => ({ params: { id: subject.user.id } }),
  "GET /api/users": () => ({ query: { page: "1", search: "ann" } }),
  "GET /api/users/{id}": ({ subject }) => ({ params: { id: subject.user.id } }),
  "POST /api/users": () => ({
    body: { first_name: "New", last_name: "Angler", email: `new-${randomUUID()}@example.org` },
  }),
  "PATCH /api/users/{id}": ({ subject }) => ({
    params: { id: subject.user.uid },
    body: { first_name: "Anna" },
  }),
  "DELETE /api/users/{id}": ({ subject }) => ({ params: { id: subject.user.id } }),
  "POST /api/users/organizer": () => ({}),

  "GET /api/species": () => ({ query: { page: "1" } }),
  "GET /api/species/{id}": async ({ api }) => ({ params: { id: (await newSpecies(api)).id } }),
  "POST /api/species": () => ({ body: speciesInput() }),
  "PATCH /api/species/{id}": async ({ api }) => {
    const { id, revision } = await newSpecies(api);
    return { params: { id }, body: { name: "Another name", revision } };
  },
  "DELETE /api/species/{id}": async ({ api }) => ({ params: { id: (await newSpecies(api)).id } }),

  "POST /api/uploads": async () => ({ file: await quarters().png().toBuffer() }),
  "GET /api/uploads": () => ({}),
  "DELETE /api/uploads/{id}": async ({ api, caller }) => ({
    params: { id: caller ? await newUpload(api, caller) : 1 },
  }),

  "GET /api/events": () => ({ query: { page: "1", search: "spring" } }),
  "POST /api/events": () => ({ body: eventInput }),
  "GET /api/events/{event}": ({ event }) => ({ params: { event: event.url } }),
  "PATCH /api/events/{event}": ({ event }) => ({ params: { event: event.id }, body: { venue: "The weir" } }),
  "PATCH /api/events/{event}/logo": ({ event }) => ({ params: { event: event.id }, body: { logo: null } }),
  "PATCH /api/events/{event}/cover-photo": ({ event }) => ({
    params: { event: event.url },
    body: { cover_photo: null },
  }),
  "POST /api/events/{event}/copy": ({ event }) => ({
    params: { event: event.id },
    body: { name: "Next year", starts_on: "2099-06-01", people: "anglers" },
  }),
  "DELETE /api/events/{event}": ({ event }) => ({ params: { event: event.id } }),
  ...sessionExamples,
  ...teamExamples,
  ...anglerExamples,
  ...registrationExamples,
  ...entrantExamples,
  ...registrationDeskExamples,
  ...checkInExamples,
  ...sheetExamples,
  ...calendarExamples,
  ...rulesetExamples,
  ...sectorExamples,
  ...groupExamples,
  ...passExamples,
  ...drawExamples,
  ...scoreExamples,
  ...reportExamples,
  ...resultExamples,
  ...protestExamples,
  ...seriesExamples,
  ...personExamples,
  ...eventSpeciesExamples,
  ...securityExamples,
  "GET /api/events/{event}/archive": ({ event }) => ({ params: { event: event.url } }),
  "POST /api/archives": async ({ api, event }) => ({
    file: Buffer.from((await writeArchive(api.database.db, event)).text),
  }),
  ...auditExamples,
  ...mailExamples,
};

export const allEndpoints: readonly Endpoint[] = endpoints;

export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

export async function exampleOf(endpoint: Endpoint, world: ExampleWorld): Promise<Example> {
  const example = examples[nameOf(endpoint)];
  if (!example)
    throw new Error(
      `${nameOf(endpoint)} has no example: add one to endpoint-examples.ts, so that its access is proven.`,
    );
  return example(world);
}

export function sendExample(
  api: TestApi,
  endpoint: Endpoint,
  { body, file, fields = {}, ...address }: Example,
  token: string | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { method } = endpoint;
  const url = addressOf(endpoint, address);
  if (!file) return api.call({ method, url, token, headers, ...(body && { payload: body }) });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("file", new Blob([new Uint8Array(file)]), "file");
  return api.call({ method, url, token, headers, payload: form });
}

/** The address of a call: parameters filled in and encoded, the query behind. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: Example): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

function speciesInput() {
  const letters = randomUUID().replaceAll(/[^a-f]/g, "");
  const code = randomUUID().slice(0, 6).toUpperCase();
  return { name: "Brown trout", latin_name: `Salmo ${letters}`, code, measured_to: "tail" };
}

async function newSpecies(api: TestApi): Promise<{ id: number; revision: number }> {
  const { token } = await api.asRole("administrator");
  const answer = await api.call({ method: "POST", url: "/api/species", token, payload: speciesInput() });
  return answer.json<{ data: { id: number; revision: number } }>().data;
}

/** Whoever may not upload anything asks for one that is not there. */
async function newUpload(api: TestApi, { token }: Login): Promise<number> {
  const endpoint = allEndpoints.find((each) => nameOf(each) === "POST /api/uploads")!;
  const answer = await sendExample(api, endpoint, { file: await quarters().png().toBuffer() }, token);
  return answer.statusCode === 201 ? answer.json<{ data: { id: number } }>().data.id : 1;
}
