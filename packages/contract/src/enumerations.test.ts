import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

/** Where the values are names of fields, which are written as fields are. */
const namesOfFields = new Set(["sort", "columns"]);

test("every value of an enumeration is written in small letters with hyphens", () => {
  const values = (endpoints as Endpoint[]).flatMap(({ path, params, query, body, upload, answer }) =>
    [params, query, body, upload, answer].flatMap((schema) =>
      schema ? listValues(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), path) : [],
    ),
  );
  expect(values.length).toBeGreaterThan(500);
  // An exact fraction is a number, though it is written as text.
  expect(values.filter(({ value }) => !/^([a-z0-9]+(-[a-z0-9]+)*|\d+\/\d+)$/.test(value))).toEqual([]);
});

interface Value {
  at: string;
  value: string;
}

function listValues(schema: unknown, at: string): Value[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (namesOfFields.has(key)) return [];
    if (key === "enum" || key === "const")
      return [inner].flat().flatMap((value) => (typeof value === "string" ? [{ at, value }] : []));
    return listValues(inner, `${at} ${key}`);
  });
}
