import type { ReportResponse } from "@tightlines/contract/report/report-response";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import type { Api } from "../../../lib/api/api.ts";
import { type FormFields, sendPhoto } from "../../../lib/api/send-photo.ts";

/** A fish as it waits on the device. */
export interface ReportBody {
  id: string;
  sessionId: number;
  anglerId: number;
  speciesId: number;
  lengthMm: number | null;
  weightGrams: number | null;
  caughtAt: string;
  madeAt: string;
  hasCode: boolean;
  place: { latitude: number; longitude: number } | null;
  answers: string | null;
  photo: Blob;
}

/** What became of a report: it is stored, or the server has said why not. */
export interface ReportAnswer {
  report: ReportResponse | null;
  detail: string | null;
}

/** These say nothing about the report: it waits on. */
const LATER = new Set([401, 403, 408, 429]);

/** What the server has refused stays on the device with its sentence, until the angler has read it. */
export async function sendReport(api: Api, eventUrl: string, body: ReportBody): Promise<ReportAnswer[]> {
  const path = `/api/events/${encodeURIComponent(eventUrl)}/reports`;
  try {
    const report = await sendPhoto<ReportResponse>(api, path, fieldsOf(body), body.photo);
    return [{ report, detail: null }];
  } catch (error) {
    const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
    if (!isRefused || LATER.has(error.status)) throw error;
    return [{ report: null, detail: error.message }];
  }
}

function fieldsOf({ place, ...body }: ReportBody): FormFields {
  return {
    id: body.id,
    session_id: body.sessionId,
    angler_id: body.anglerId,
    species_id: body.speciesId,
    length_mm: body.lengthMm,
    weight_grams: body.weightGrams,
    caught_at: body.caughtAt,
    made_at: body.madeAt,
    has_code: body.hasCode,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    answers: body.answers,
  };
}
