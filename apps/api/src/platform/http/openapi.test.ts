import { endpoints } from "@tightlines/contract/endpoints";
import type { Endpoint } from "@tightlines/contract/endpoint";
import { problems } from "@tightlines/contract/problem/problems";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";

interface Operation {
  summary: string;
  security: object[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
}

interface Answer {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content: Record<string, { schema: Schema }>;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
}

interface Schema {
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  $ref?: string;
  [keyword: string]: unknown;
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: object;
    parameters: Record<string, Parameter>;
    headers: Record<string, object>;
  };
  paths: Record<string, Record<string, Operation>>;
}

let api: TestApi;
let document: Document;

beforeAll(async () => {
  api = await createTestApi();
  document = (await api.call({ url: "/api/openapi.json" })).json<Document>();
});
afterAll(() => api.close());

test("the document says what it is and where the API is", () => {
  expect(document).toMatchObject({
    openapi: "3.1.0",
    info: { title: "Tightlines", version: expect.stringMatching(/\d/) },
    servers: [{ url: "http://localhost:3000" }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  });
});

test("it holds every endpoint of the contract and no other", () => {
  const written = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(written.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
});

describe.each(
  (endpoints as Endpoint[]).map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const),
)("%s %s", (method, path, endpoint) => {
  const operation = () => document.paths[path]![method.toLowerCase()]!;

  test("has each parameter of its path once, and all of them", () => {
    const inPath = ownParameters(operation()).filter((parameter) => parameter.in === "path");
    const names = inPath.map(({ name, required }) => `${name} ${required}`).sort();
    expect(names).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name} true`).sort());
  });

  test("says how it answers, well and badly", () => {
    const { responses, summary } = operation();
    expect(summary).toMatch(/^[A-Z]/);
    const good = Object.values(responses[endpoint.status]!.content)[0]!.schema;
    const file = { type: "string", format: "binary" };
    const data = { required: endpoint.isPaged ? ["data", "meta"] : ["data"] };
    expect(good).toMatchObject(endpoint.file ? file : data);
    const bad = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    expect(bad.map(([status]) => status)).toEqual(expect.arrayContaining(["400", "401", "422", "429"]));
    for (const [status, { description, content }] of bad) {
      expect(content["application/json"]!.schema).toEqual({ $ref: "#/components/schemas/Problem" });
      for (const code of description.split(", "))
        expect(problems[code as keyof typeof problems].status).toBe(Number(status));
    }
  });

  test("asks for a token exactly where guests may not come", () => {
    const isForGuests = ["guest", "event-guest"].includes(endpoint.access);
    expect(operation().security).toEqual(isForGuests ? [{}, { bearer: [] }] : [{ bearer: [] }]);
  });

  test("names the idempotency key exactly where it is taken", () => {
    const isKept = !endpoint.hasSecret || endpoint.access !== "guest";
    const isUpload = endpoint.upload && !endpoint.uploadBytes;
    const isTaken = ["POST", "PATCH"].includes(method) && !isUpload && isKept;
    const { parameters, responses } = operation();
    const key = { $ref: "#/components/parameters/IdempotencyKey" };
    expect(parameters.filter((parameter) => "$ref" in parameter)).toEqual(isTaken ? [key] : []);
    expect("idempotent-replayed" in (responses[endpoint.status]!.headers ?? {})).toBe(isTaken);
    for (const [status, code] of [
      [400, "idempotency-key-malformed"],
      [422, "idempotency-key-reused"],
    ] as const)
      expect(responses[status]!.description.split(", ").includes(code)).toBe(isTaken);
  });

  test("takes a body exactly where the contract has one", () => {
    const types = Object.keys(operation().requestBody?.content ?? {});
    const expected = endpoint.upload ? ["multipart/form-data"] : endpoint.body ? ["application/json"] : [];
    expect(types).toEqual(expected);
  });
});

test("every property and parameter is written in snake_case", () => {
  const names = [...propertyNames(document.paths), ...propertyNames(document.components.schemas)];
  const parameters = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap((operation) => ownParameters(operation).map(({ name }) => name));
  expect(names).toContain("first_name");
  expect([...names, ...parameters].filter((name) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test("whatever is required is also there, and every reference leads somewhere", () => {
  const schemas = [...schemasIn(document.paths), ...schemasIn(document.components.schemas)];
  expect(schemas.length).toBeGreaterThan(50);
  for (const { required = [], properties = {} } of schemas)
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
  const { schemas: named, parameters, headers } = document.components;
  const components = Object.entries({ schemas: named, parameters, headers });
  const places = components.flatMap(([kind, list]) =>
    Object.keys(list).map((name) => `#/components/${kind}/${name}`),
  );
  const references = new Set(schemas.flatMap(({ $ref }) => $ref ?? []));
  expect([...references].sort()).toEqual(places.sort());
});

test("the page to try it loads its parts from here", async () => {
  const page = await api.call({ url: "/api/docs" });
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.body).not.toMatch(/<script>|<style|\son\w+=/);
  const parts = [...page.body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, part]) => part!);
  expect(parts).toHaveLength(3);
  for (const url of parts) expect((await api.call({ url })).statusCode).toBe(200);
});

test.each(["package.json", "..%2fpackage.json", "swagger-ui-bundle.js.map", "index.html", ""])(
  "nothing else of the page's package is served: %j",
  async (name) => {
    expect((await api.call({ url: `/api/docs/assets/${name}` })).statusCode).toBe(404);
  },
);

/** Those that are written out where they belong. */
function ownParameters({ parameters }: Operation): Parameter[] {
  return parameters.filter((parameter): parameter is Parameter => !("$ref" in parameter));
}

function* schemasIn(node: unknown): Generator<Schema> {
  if (typeof node !== "object" || node === null) return;
  const schema = node as Schema;
  if (Array.isArray(schema.required) || schema.$ref) yield schema;
  for (const value of Object.values(node)) yield* schemasIn(value);
}

function* propertyNames(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { properties } = node as { properties?: object };
  if (properties) yield* Object.keys(properties);
  for (const value of Object.values(node)) yield* propertyNames(value);
}
