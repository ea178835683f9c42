import type { Path } from "@tightlines/domain/outcome";
import { useRulesEdit } from "./edit.context.ts";
import { getAt, isSame, isUnder } from "../switches/ruleset-path.ts";
import type { Switch } from "../switches/switch.ts";

const NESTED = new Set(["group", "record", "rows", "variant"]);

/** One switch at its place: its value, whether it differs from the preset, and what is wrong with it. */
export function useSwitch(each: Switch, path: Path) {
  const { draft, preset, problems, change } = useRulesEdit();
  const place = [...path, each.key];
  const value = getAt(draft, place);
  const presetValue = getAt(preset, place);
  // Switches inside this one speak for themselves.
  const isOwn = (at: Path) =>
    isUnder(at, place) && (at.length === place.length || !NESTED.has(each.control.type));
  const error = problems.filter(({ path: at }) => isOwn(at)).map(({ sentence }) => sentence);
  return {
    place,
    value,
    presetValue,
    isChanged: !isSame(value, presetValue),
    error: error.length > 0 ? [...new Set(error)].join(" ") : null,
    setValue: (wanted: unknown) => change(place, wanted),
    /** Taken away, or written down as none, as the switch wants it. */
    clear: () => change(place, each.none ? null : undefined),
  };
}

/** How many switches under these differ from the preset, and whether one of them is wrong. */
export function useSwitchesUnder(switches: readonly Switch[], path: Path) {
  const { draft, preset, problems } = useRulesEdit();
  const places = switches.map(({ key }) => [...path, key]);
  return {
    changed: places.filter((place) => !isSame(getAt(draft, place), getAt(preset, place))).length,
    isWrong: problems.some((problem) => places.some((place) => isUnder(problem.path, place))),
  };
}
