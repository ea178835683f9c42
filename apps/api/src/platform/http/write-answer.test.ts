import { expect, test } from "vitest";
import { writeAnswer } from "./write-answer.ts";

test.each([0, 1, 10, 11, 20, 230])("a list of %i rows is written as one JSON", async (count) => {
  const data = Array.from({ length: count }, (_, index) => ({
    lastName: `Weir "${index}"`,
    numbers: [index],
  }));
  const rows = data.map(({ lastName, numbers }) => ({ last_name: lastName, numbers }));
  const meta = { pageSize: 50 };
  for (const inParts of [true, false]) {
    expect(JSON.parse(await writeAnswer({ data, meta }, { inParts }))).toEqual({
      data: rows,
      meta: { page_size: 50 },
    });
    expect(JSON.parse(await writeAnswer({ data }, { inParts }))).toEqual({ data: rows });
  }
});

test("others go on while a long list is written", async () => {
  const order: string[] = [];
  const writing = writeAnswer(
    { data: Array.from({ length: 500 }, (_, id) => ({ id })) },
    { inParts: true },
  ).then(() => order.push("written"));
  setImmediate(() => order.push("another"));
  await writing;
  expect(order).toEqual(["another", "written"]);
});
