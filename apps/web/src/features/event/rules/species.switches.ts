import { m } from "../../../paraglide/messages.js";
import type { Switch } from "./switch.ts";

export const caps: Switch = {
  key: "caps",
  label: m.rules_caps,
  help: m.rules_caps_help,
  control: {
    type: "rows",
    rowLabel: m.rules_cap,
    initial: { points: 1000, perKilogram: 0 },
    fields: [
      {
        key: "upToLineClassKg",
        label: m.rules_cap_line_class,
        control: { type: "whole", unit: m.rules_unit_kg },
        absent: { label: m.rules_cap_every_line, initial: 10 },
      },
      { key: "points", label: m.rules_cap_points, control: { type: "exact" } },
      { key: "perKilogram", label: m.rules_cap_per_kilogram, control: { type: "exact" } },
    ],
  },
  absent: { label: m.rules_caps_none, initial: [] },
  isRare: true,
};

const speciesFields: readonly Switch[] = [
  {
    key: "minLengthMm",
    label: m.rules_min_length,
    control: { type: "whole", unit: m.rules_unit_mm },
    absent: { label: m.rules_any_length, initial: 200 },
  },
  {
    key: "minWeightGrams",
    label: m.rules_min_weight,
    control: { type: "whole", unit: m.rules_unit_g },
    absent: { label: m.rules_any_weight, initial: 1000 },
  },
  {
    key: "points",
    label: m.rules_species_points,
    help: m.rules_species_points_help,
    control: { type: "exact" },
    absent: { label: m.rules_not_given, initial: 1 },
  },
  {
    key: "perFish",
    label: m.rules_species_per_fish,
    help: m.rules_species_formula_help,
    control: { type: "exact" },
    absent: { label: m.rules_as_formula, initial: 100 },
  },
  {
    key: "perUnit",
    label: m.rules_species_per_unit,
    control: { type: "exact" },
    absent: { label: m.rules_as_formula, initial: 20 },
  },
  {
    key: "thresholdMm",
    label: m.rules_species_threshold,
    help: m.rules_species_threshold_help,
    control: { type: "whole", unit: m.rules_unit_mm },
    absent: { label: m.rules_not_given, initial: 500 },
    isRare: true,
  },
  {
    key: "best",
    label: m.rules_species_best,
    control: { type: "whole" },
    absent: { label: m.rules_all_count, initial: 3 },
    isRare: true,
  },
  {
    key: "multiplier",
    label: m.rules_species_multiplier,
    control: { type: "exact" },
    absent: { label: m.rules_not_multiplied, initial: "4/5" },
    isRare: true,
  },
  {
    key: "measuredTo",
    label: m.rules_measured_to,
    control: {
      type: "choice",
      options: [
        { value: "tail", label: m.rules_measured_tail },
        { value: "fork", label: m.rules_measured_fork },
        { value: "wing", label: m.rules_measured_wing },
      ],
    },
    absent: { label: m.rules_measured_any, initial: "tail" },
    isRare: true,
  },
  {
    key: "full",
    label: m.rules_species_full,
    help: m.rules_species_full_help,
    control: {
      type: "group",
      fields: [
        { key: "count", label: m.rules_full_count, control: { type: "whole" } },
        { key: "tailCount", label: m.rules_full_tail_count, control: { type: "whole" } },
        { key: "tailPoints", label: m.rules_full_tail_points, control: { type: "exact" } },
      ],
    },
    absent: { label: m.rules_no_limit, initial: { count: 5, tailPoints: 1, tailCount: 5 } },
    isRare: true,
  },
  {
    key: "opensAfter",
    label: m.rules_species_opens_after,
    control: {
      type: "group",
      fields: [
        { key: "species", label: m.rules_opens_species, control: { type: "text" } },
        { key: "count", label: m.rules_opens_count, control: { type: "whole" } },
      ],
    },
    absent: { label: m.rules_opens_always, initial: { species: "PER", count: 1 } },
    isRare: true,
  },
  {
    key: "weightByLength",
    label: m.rules_weight_by_length,
    control: {
      type: "rows",
      rowLabel: m.rules_chart_row,
      initial: { lengthMm: 300, weightGrams: 300 },
      fields: [
        { key: "lengthMm", label: m.rules_chart_length, control: { type: "whole", unit: m.rules_unit_mm } },
        { key: "weightGrams", label: m.rules_chart_weight, control: { type: "whole", unit: m.rules_unit_g } },
      ],
    },
    absent: { label: m.rules_chart_none, initial: [{ lengthMm: 300, weightGrams: 300 }] },
    isRare: true,
  },
  {
    key: "tagPoints",
    label: m.rules_tag_points,
    control: { type: "exact" },
    absent: { label: m.rules_not_given, initial: 100 },
    isRare: true,
  },
  {
    key: "tagPointsByLineClass",
    label: m.rules_tag_points_by_line,
    control: { type: "exactsByCode", keyLabel: m.rules_line_class_kg },
    absent: { label: m.rules_not_given, initial: {} },
    isRare: true,
  },
  {
    key: "closedLineClassesKg",
    label: m.rules_closed_lines,
    help: m.rules_closed_lines_help,
    control: { type: "exacts" },
    absent: { label: m.rules_closed_none, initial: [] },
    isRare: true,
  },
  caps,
];

export const species: Switch = {
  key: "species",
  label: m.rules_species,
  control: { type: "record", keyLabel: m.rules_species_code, fields: speciesFields, initial: {} },
};

export const otherSpecies: Switch = {
  key: "otherSpecies",
  label: m.rules_other_species,
  control: { type: "group", fields: speciesFields },
  none: { label: m.rules_other_species_none, initial: {} },
};
