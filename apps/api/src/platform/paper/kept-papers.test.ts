import type { PaperFile } from "@tightlines/contract/paper";
import { expect, test, vi } from "vitest";
import { createKeptPapers } from "./kept-papers.ts";

const paper = (bytes = 10) => ({ name: "draw", bytes: new Uint8Array(bytes) });

test("a paper is made once for everybody, and anew when what it shows has moved", async () => {
  const kept = createKeptPapers();
  const make = vi.fn<() => Promise<PaperFile>>(() => Promise.resolve(paper()));
  const [one, other] = await Promise.all([kept.get("a", "1", make), kept.get("a", "1", make)]);
  expect(one).toBe(other);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await kept.get("a", "2", make)).not.toBe(one);
  await kept.get("a", "2", make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("one that could not be made is tried again", async () => {
  const kept = createKeptPapers();
  await expect(kept.get("a", "1", () => Promise.reject(new Error("jam")))).rejects.toThrow("jam");
  await expect(kept.get("a", "1", () => Promise.resolve(paper()))).resolves.toMatchObject({ name: "draw" });
});

test("those nobody asked for for longest go when there is no room", async () => {
  const kept = createKeptPapers(25);
  const make = vi.fn<() => Promise<PaperFile>>(() => Promise.resolve(paper()));
  for (const name of ["a", "b", "a", "c"]) await kept.get(name, "1", make);
  expect(make).toHaveBeenCalledTimes(3);
  await kept.get("a", "1", make);
  expect(make).toHaveBeenCalledTimes(3);
  await kept.get("b", "1", make);
  expect(make).toHaveBeenCalledTimes(4);
});
