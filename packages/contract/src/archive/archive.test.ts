import { expect, test } from "vitest";
import { z } from "zod";
import { archive } from "./archive.ts";

test("the published schema is the one that archives are read with", async () => {
  const schema = z.toJSONSchema(archive, { io: "input", unrepresentable: "any" });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    "../../../../docs/archive.schema.json",
  );
});
