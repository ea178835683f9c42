import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

test("so many are let in at once, and the others turned away until one has left", async () => {
  const gate = createGate(2);
  const leave: (() => void)[] = [];
  const stay = () => gate(() => new Promise<void>((resolve) => leave.push(resolve)));
  const inside = [stay(), stay()];
  await expect(stay()).rejects.toMatchObject({ code: "uploads-busy" });
  leave[0]!();
  await inside[0];
  const next = stay();
  leave.forEach((go) => go());
  await Promise.all([inside[1], next]);
});

test("whoever fails leaves, too", async () => {
  const gate = createGate(1);
  await expect(gate(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await gate(async () => "in")).toBe("in");
});
