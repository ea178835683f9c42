import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { speciesRecord } from "../result/species-record.ts";
import { seriesParams } from "./series.ts";

const seriesRecords = z.object({
  rounds: z.array(z.object({ eventId: z.number().int() })).describe("The events that were looked at"),
  clubs: z.array(z.string()).describe("The clubs of those who caught something, by name"),
  records: z.array(speciesRecord).describe("By the species' name"),
});

export type SeriesRecords = z.output<typeof seriesRecords>;

export const seriesRecordEndpoints = {
  getSeriesRecords: endpoint({
    method: "GET",
    path: "/api/series/{series}/records",
    summary: "The biggest fish of each species in the public events of a series, of everybody or of one club",
    access: "guest",
    status: 200,
    params: seriesParams,
    query: z.object({
      club: z.string().trim().max(200).optional().describe("Whatever its case and accents"),
    }),
    answer: seriesRecords,
    problems: ["series-not-found"],
  }),
};
