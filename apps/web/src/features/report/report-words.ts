import type { ReportResponse } from "@tightlines/contract/report/report-response";
import { m } from "../../paraglide/messages.js";
import type { Tone } from "../../ui/theme.ts";
import { showLength, showWeight, type Units } from "../score/measure.ts";

/** "42 cm", "42 cm, 1.2 kg". */
export function sizeWords(
  { lengthMm, weightGrams }: { lengthMm: number | null; weightGrams: number | null },
  units: Units,
): string {
  return [
    ...(lengthMm === null ? [] : [showLength(lengthMm, units)]),
    ...(weightGrams === null ? [] : [showWeight(weightGrams, units)]),
  ].join(", ");
}

export function stateWords({ state, counted }: Pick<ReportResponse, "state" | "counted">): string {
  switch (state) {
    case "waiting":
      return counted ? m.report_state_provisional() : m.report_state_waiting();
    case "asked":
      return m.report_state_asked();
    case "accepted":
      return m.report_state_accepted();
    case "rejected":
      return m.report_state_rejected();
    case "replaced":
      return m.report_state_replaced();
  }
}

export const stateTones: Record<ReportResponse["state"], Tone> = {
  waiting: "gravel",
  asked: "float",
  accepted: "reed",
  rejected: "clay",
  replaced: "gravel",
};

export function flagWords(report: ReportResponse): string[] {
  return report.flags.map((flag) => {
    switch (flag) {
      case "same-photo":
        return m.report_flag_same_photo({
          number: report.samePhoto?.number ?? 0,
          name: report.samePhoto?.anglerName ?? "",
        });
      case "time-outside":
        return m.report_flag_time_outside();
      case "no-code":
        return m.report_flag_no_code();
      case "undersized":
        return m.report_flag_undersized();
      case "unusual-size":
        return m.report_flag_unusual_size();
      case "ineligible":
        return m.report_flag_ineligible();
    }
  });
}
