import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { ExampleList } from "../example.ts";

export const sheetExamples: ExampleList = Object.fromEntries(
  Object.values(sheetEndpoints).map(({ path }) => [
    `GET ${path}`,
    ({ event }) => ({ params: { event: event.url } }),
  ]),
);
