import type { ResultRow } from "@tightlines/contract/result/result-table";

const titles: Readonly<Record<string, string>> = {
  individual: "Anglers",
  team: "Teams",
  "biggest-fish": "Biggest fish",
};

/** Who has made a table of their own has named it. */
export function tableTitle(id: string): string {
  const words = titles[id] ?? id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function placeWords({ place, sharedBy }: Pick<ResultRow, "place" | "sharedBy">): string {
  if (place === null) return "–";
  return sharedBy > 1 ? `${place}=` : String(place);
}

const statuses: Readonly<Record<ResultRow["status"], string>> = {
  caught: "",
  blank: "Blank",
  absent: "Absent",
  withdrawn: "Withdrew",
  disqualified: "Disqualified",
  "too-few-rounds": "Too few sessions for a place",
  incomplete: "Incomplete team",
};

/** What stands below a name. */
export function noteOf({ status, isDecidedByTie }: Pick<ResultRow, "status" | "isDecidedByTie">): string {
  return [statuses[status], isDecidedByTie && "Decided by a tie-break"].filter(Boolean).join(", ");
}

/** In brackets what does not count, as in published tables. */
export function roundWords(round: ResultRow["rounds"][number] | undefined): string {
  if (!round) return "";
  if (round.counts === "none") return `(${round.points})`;
  return round.counts === "half" ? `½ ${round.points}` : round.points;
}

export function unitWords(unit: ResultRow["unit"]): string {
  if (!unit || unit.code === "") return "";
  const kind = { sector: "Sector", "sub-sector": "Sector", boat: "Boat", group: "Group", match: "" }[
    unit.kind
  ];
  return `${kind} ${unit.code}`;
}
