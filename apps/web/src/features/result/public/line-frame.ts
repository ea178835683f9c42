import type { ResultTables } from "@tightlines/contract/result/result-table";
import type { Units } from "../../score/measure.ts";
import type { ResultWish } from "../result.queries.ts";

/** What every line of a table is read with. */
export interface LineFrame {
  eventUrl: string;
  units: Units;
  tables: ResultTables;
  wish: ResultWish;
  measure: ResultTables["roundMeasure"];
}
