import type {
  ResultMeasure,
  ResultRow,
  ResultTable,
  ResultTables,
} from "@tightlines/contract/result/result-table";
import { m } from "../../paraglide/messages.js";
import { showLength, showWeight, type Units } from "../score/measure.ts";
import { showValue } from "../score/show-value.ts";

/** A sum with its unit, or the word points. */
export function showSum(value: string, measure: ResultMeasure, units: Units): string {
  return measure === "points" ? m.result_points({ points: value }) : showValue(value, measure, units);
}

/** "32.3 cm, 450 g"; empty where a fish was only counted. */
export function sizeWords(
  { lengthMm, weightGrams }: { lengthMm: number | null; weightGrams: number | null },
  units: Units,
): string {
  return [
    lengthMm !== null && showLength(lengthMm, units),
    weightGrams !== null && showWeight(weightGrams, units),
  ]
    .filter(Boolean)
    .join(", ");
}

const tables: Readonly<Record<string, () => string>> = {
  individual: m.result_table_individual,
  team: m.result_table_team,
  "biggest-fish": m.result_table_biggest_fish,
};

/** Who has made a table of their own has named it. */
export function tableName({ id }: Pick<ResultTable, "id">): string {
  return tables[id]?.() ?? id.replaceAll("-", " ");
}

const statuses: Readonly<Record<Exclude<ResultRow["status"], "caught">, () => string>> = {
  blank: m.result_status_blank,
  absent: m.result_status_absent,
  withdrawn: m.result_status_withdrawn,
  disqualified: m.result_status_disqualified,
  "too-few-rounds": m.result_status_too_few,
  incomplete: m.result_status_incomplete,
};

/** Nothing for one who simply caught. */
export function statusWord(status: ResultRow["status"]): string | null {
  return status === "caught" ? null : statuses[status]();
}

/** "3", "3=" where it is shared, or why there is none. */
export function shownPlace({
  place,
  sharedBy,
  status,
}: Pick<ResultRow, "place" | "sharedBy" | "status">): string {
  if (place === null) return statusWord(status) ?? "–";
  return sharedBy > 1 ? `${place}=` : String(place);
}

export function placeWords({ place, sharedBy }: Pick<ResultRow, "place" | "sharedBy">): string {
  if (place === null) return m.result_no_place();
  return sharedBy > 1 ? m.result_place_shared({ place, count: sharedBy }) : m.result_place({ place });
}

export function unitName(unit: ResultRow["unit"]): string | null {
  if (!unit || unit.code === "") return null;
  const { kind, code } = unit;
  if (kind === "boat") return m.result_unit_boat({ code });
  return kind === "group" ? m.result_unit_group({ code }) : m.result_unit_sector({ code });
}

export function groupTitle({ code, name }: ResultTables["groups"][number]): string {
  const group = m.result_unit_group({ code });
  return name === "" ? group : `${group}, ${name}`;
}
