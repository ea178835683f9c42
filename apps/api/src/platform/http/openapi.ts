import { endpointsByName } from "@tightlines/contract/endpoints";
import type { Endpoint } from "@tightlines/contract/endpoint";
import {
  IDEMPOTENCY_KEY_HOURS,
  IDEMPOTENCY_KEY_LENGTH,
  REPLAYED_HEADER,
  takesIdempotencyKey,
} from "@tightlines/contract/idempotency-key";
import { fieldProblems } from "@tightlines/contract/problem/field-problems";
import type { ProblemCode } from "@tightlines/contract/problem/problem";
import { problems } from "@tightlines/contract/problem/problems";
import { snakeKey } from "@tightlines/contract/wire/case";
import { z } from "zod";
import { CALENDAR_TYPE } from "../calendar/calendar-type.ts";
import { PDF_TYPE } from "../paper/press.ts";
import { sheetTypes } from "../sheet/write-sheet.ts";
import { isEventAccess } from "../identity/event-access.ts";

type JsonSchema = Record<string, unknown>;

/** The OpenAPI 3.1 document, written from the same schemas that validate. */
export function openApiDocument(publicUrl: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpointsByName)) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tightlines",
      version: "1",
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl, description: "This installation" }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Problem: problemSchema() },
      parameters: { IdempotencyKey: idempotencyKey },
      headers: { IdempotentReplayed: idempotentReplayed },
    },
    paths,
  };
}

const description = `Run fishing competitions.

## Sending a change again

An answer can get lost on its way, and nobody knows then whether the change was made. Give each POST and PATCH a name of
your own in the header \`Idempotency-Key\`, a random UUID for example. When no answer comes, send the same request with the
same key again, as often as you like: the change is made once, and every time you get the answer of the first time, with
\`idempotent-replayed: true\`. While the first request is still being worked on, the second one waits for it.

- A key belongs to whoever sends it, and to one request. With another method, address or body it is refused as
  \`idempotency-key-reused\`.
- A request that is refused leaves no key behind. Correct it and send it again, with the same key or with a new one.
- Keys and answers are forgotten after ${IDEMPOTENCY_KEY_HOURS} hours, and when the account is deleted.
- Sending a request again counts like any other call where calls are limited, and needs the same rights.
- Uploads need no key: the same image again is the same upload, and each archive makes an event. A new address for a calendar, a new pass and a new invitation link take none either:
  they are secrets, and kept nowhere. What is sent with a pass has an id for each operation.`;

/** The first word of an address after `/api/`, without the ending of a file. */
const tags = {
  account: "What the product holds about somebody",
  signup: "Becoming a member",
  users: "Everybody who has an account, for administrators",
  species: "The fish that may count",
  uploads: "Images, to be shown by events, teams and species",
  archives: "Events that come from another installation",
  series: "Several events with one season table",
  people: "Public pages of those who have agreed to one",
  events: "Competitions, and everything that belongs to one",
  calendars: "The calendar of one's own events",
  invitations: "Rights on events that wait for an answer",
  "invitation-link": "What a link invites to, for whoever holds it",
  entrants: "Whether somebody who was named takes part",
  pass: "What controllers do with a pass, who need no account",
  receipt: "What an angler has confirmed, for whoever has its code",
  mail: "Letters that could not be sent, for administrators",
  installation: "How far an installation is set up",
};

function operation(name: string, endpoint: Endpoint): JsonSchema {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split(/[/.]/)[2]],
    description: `Access: ${endpoint.access}.`,
    security: isForGuests(endpoint) ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parameters("path", endpoint.params),
      ...parameters("query", endpoint.query),
      ...(takesIdempotencyKey(endpoint) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, "input")) },
    }),
    ...(endpoint.upload && {
      requestBody: {
        required: true,
        content: { "multipart/form-data": { schema: formSchema(endpoint.upload) } },
      },
    }),
    responses: {
      [endpoint.status]: {
        description: "Done",
        ...(takesIdempotencyKey(endpoint) && {
          headers: { [REPLAYED_HEADER]: { $ref: "#/components/headers/IdempotentReplayed" } },
        }),
        content: contentOf(endpoint),
      },
      ...problemResponses(endpoint),
    },
  };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A name for this change, so that sending it again makes it once",
  schema: { type: "string", minLength: 1, maxLength: IDEMPOTENCY_KEY_LENGTH, pattern: "^[ -~]+$" },
};

const idempotentReplayed = {
  description:
    "There, with the value true, when this is the answer of the first time and nothing was done now",
  schema: { type: "string", enum: ["true"] },
};

function formSchema(fields: z.ZodObject): JsonSchema {
  const { properties, ...rest } = schemaOf(fields, "input") as { properties?: JsonSchema };
  const file = { type: "string", format: "binary" };
  return { ...rest, properties: { file, ...properties }, required: ["file"] };
}

function parameters(place: "path" | "query", schema: z.ZodObject | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property;
    return {
      name,
      in: place,
      required: place === "path" || required.includes(name),
      description,
      schema: rest,
    };
  });
}

function contentOf(endpoint: Endpoint): JsonSchema {
  if (!endpoint.file) return json(answerSchema(endpoint));
  const type = fileTypes[endpoint.file];
  return { [type]: { schema: { type: "string", format: "binary" } } };
}

const fileTypes = {
  ...sheetTypes,
  ics: CALENDAR_TYPE,
  pdf: PDF_TYPE,
  webp: "image/webp",
  json: "application/json",
};

function answerSchema(endpoint: Endpoint): JsonSchema {
  const properties: JsonSchema = { data: schemaOf(endpoint.answer, "output") };
  if (endpoint.isPaged) {
    const whole = { type: "integer" };
    const meta = { page: whole, page_size: whole, total: whole };
    properties["meta"] = { type: "object", required: Object.keys(meta), properties: meta };
  }
  return { type: "object", required: Object.keys(properties), properties };
}

function problemResponses(endpoint: Endpoint): JsonSchema {
  const codes: ProblemCode[] = [
    "malformed-request",
    "invalid-token",
    "invalid-input",
    "too-many-requests",
    ...(endpoint.problems ?? []),
  ];
  if (!isForGuests(endpoint)) codes.push("no-token", "not-allowed");
  if (isEventAccess(endpoint.access)) codes.push("event-not-found");
  if (takesIdempotencyKey(endpoint)) codes.push("idempotency-key-malformed", "idempotency-key-reused");
  if (takesIdempotencyKey(endpoint) && endpoint.hasSecret) codes.push("idempotency-key-short");
  const byStatus = groupByStatus(codes);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.join(", "), content: json({ $ref: "#/components/schemas/Problem" }) },
    ]),
  );
}

function isForGuests({ access }: Endpoint): boolean {
  return access === "guest" || access === "event-guest";
}

function groupByStatus(codes: ProblemCode[]): Map<number, ProblemCode[]> {
  const groups = new Map<number, ProblemCode[]>();
  for (const code of codes)
    groups.set(problems[code].status, [...(groups.get(problems[code].status) ?? []), code]);
  return groups;
}

function problemSchema(): JsonSchema {
  const detail = { type: "string", description: "An English sentence a person can act on" };
  const facts = { type: "object", description: "What the sentence is filled with, by name" };
  const fieldProblem = {
    type: "object",
    required: ["detail", "code"],
    properties: { detail, code: { type: "string", enum: Object.keys(fieldProblems) }, facts },
  };
  return {
    type: "object",
    required: ["detail", "code"],
    properties: {
      detail,
      code: { type: "string", enum: Object.keys(problems) },
      facts,
      fields: {
        type: "object",
        description: "What is wrong with each field, by its name",
        additionalProperties: { type: "array", items: fieldProblem },
      },
      current: { type: "object", description: "For whoever comes too late: what is stored now" },
      changed_by: { type: "string", description: "And the name of whoever stored it" },
    },
  };
}

function json(schema: JsonSchema): JsonSchema {
  return { "application/json": { schema } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
  return snakeProperties(rest) as JsonSchema;
}

/** Schemas are written in camelCase; what travels is snake_case. Only names of properties change. */
function snakeProperties(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(snakeProperties);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === "properties") {
        const renamed = Object.entries(value as JsonSchema).map(([name, schema]) => [
          snakeKey(name),
          snakeProperties(schema),
        ]);
        return [key, Object.fromEntries(renamed)];
      }
      if (key === "required") return [key, (value as string[]).map(snakeKey)];
      return [key, snakeProperties(value)];
    }),
  );
}
