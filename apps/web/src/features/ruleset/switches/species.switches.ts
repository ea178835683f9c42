import { m } from "../../../paraglide/messages.js";
import type { Switch } from "./switch.ts";

export const caps: Switch = {
  key: "caps",
  label: m.ruleset_caps,
  help: m.ruleset_caps_help,
  control: {
    type: "rows",
    rowLabel: m.ruleset_cap,
    initial: { points: 1000, perKilogram: 0 },
    fields: [
      {
        key: "upToLineClassKg",
        label: m.ruleset_cap_line_class,
        control: { type: "whole", unit: m.ruleset_unit_kg },
        absent: { label: m.ruleset_cap_every_line, initial: 10 },
      },
      { key: "points", label: m.ruleset_cap_points, control: { type: "exact" } },
      { key: "perKilogram", label: m.ruleset_cap_per_kilogram, control: { type: "exact" } },
    ],
  },
  absent: { label: m.ruleset_caps_none, initial: [] },
  isRare: true,
};

const speciesFields: readonly Switch[] = [
  {
    key: "minLengthMm",
    label: m.ruleset_min_length,
    control: { type: "whole", unit: m.ruleset_unit_mm },
    absent: { label: m.ruleset_any_length, initial: 200 },
  },
  {
    key: "minWeightGrams",
    label: m.ruleset_min_weight,
    control: { type: "whole", unit: m.ruleset_unit_g },
    absent: { label: m.ruleset_any_weight, initial: 1000 },
  },
  {
    key: "points",
    label: m.ruleset_species_points,
    help: m.ruleset_species_points_help,
    control: { type: "exact" },
    absent: { label: m.ruleset_not_given, initial: 1 },
  },
  {
    key: "perFish",
    label: m.ruleset_species_per_fish,
    help: m.ruleset_species_formula_help,
    control: { type: "exact" },
    absent: { label: m.ruleset_as_formula, initial: 100 },
  },
  {
    key: "perUnit",
    label: m.ruleset_species_per_unit,
    control: { type: "exact" },
    absent: { label: m.ruleset_as_formula, initial: 20 },
  },
  {
    key: "thresholdMm",
    label: m.ruleset_species_threshold,
    help: m.ruleset_species_threshold_help,
    control: { type: "whole", unit: m.ruleset_unit_mm },
    absent: { label: m.ruleset_not_given, initial: 500 },
    isRare: true,
  },
  {
    key: "best",
    label: m.ruleset_species_best,
    control: { type: "whole" },
    absent: { label: m.ruleset_all_count, initial: 3 },
    isRare: true,
  },
  {
    key: "multiplier",
    label: m.ruleset_species_multiplier,
    control: { type: "exact" },
    absent: { label: m.ruleset_not_multiplied, initial: "4/5" },
    isRare: true,
  },
  {
    key: "measuredTo",
    label: m.ruleset_measured_to,
    control: {
      type: "choice",
      options: [
        { value: "tail", label: m.ruleset_measured_tail },
        { value: "fork", label: m.ruleset_measured_fork },
        { value: "wing", label: m.ruleset_measured_wing },
      ],
    },
    absent: { label: m.ruleset_measured_any, initial: "tail" },
    isRare: true,
  },
  {
    key: "full",
    label: m.ruleset_species_full,
    help: m.ruleset_species_full_help,
    control: {
      type: "group",
      fields: [
        { key: "count", label: m.ruleset_full_count, control: { type: "whole" } },
        { key: "tailCount", label: m.ruleset_full_tail_count, control: { type: "whole" } },
        { key: "tailPoints", label: m.ruleset_full_tail_points, control: { type: "exact" } },
      ],
    },
    absent: { label: m.ruleset_no_limit, initial: { count: 5, tailPoints: 1, tailCount: 5 } },
    isRare: true,
  },
  {
    key: "opensAfter",
    label: m.ruleset_species_opens_after,
    control: {
      type: "group",
      fields: [
        { key: "species", label: m.ruleset_opens_species, control: { type: "text" } },
        { key: "count", label: m.ruleset_opens_count, control: { type: "whole" } },
      ],
    },
    absent: { label: m.ruleset_opens_always, initial: { species: "PER", count: 1 } },
    isRare: true,
  },
  {
    key: "weightByLength",
    label: m.ruleset_weight_by_length,
    control: {
      type: "rows",
      rowLabel: m.ruleset_chart_row,
      initial: { lengthMm: 300, weightGrams: 300 },
      fields: [
        {
          key: "lengthMm",
          label: m.ruleset_chart_length,
          control: { type: "whole", unit: m.ruleset_unit_mm },
        },
        {
          key: "weightGrams",
          label: m.ruleset_chart_weight,
          control: { type: "whole", unit: m.ruleset_unit_g },
        },
      ],
    },
    absent: { label: m.ruleset_chart_none, initial: [{ lengthMm: 300, weightGrams: 300 }] },
    isRare: true,
  },
  {
    key: "tagPoints",
    label: m.ruleset_tag_points,
    control: { type: "exact" },
    absent: { label: m.ruleset_not_given, initial: 100 },
    isRare: true,
  },
  {
    key: "tagPointsByLineClass",
    label: m.ruleset_tag_points_by_line,
    control: { type: "exactsByCode", keyLabel: m.ruleset_line_class_kg },
    absent: { label: m.ruleset_not_given, initial: {} },
    isRare: true,
  },
  {
    key: "closedLineClassesKg",
    label: m.ruleset_closed_lines,
    help: m.ruleset_closed_lines_help,
    control: { type: "exacts" },
    absent: { label: m.ruleset_closed_none, initial: [] },
    isRare: true,
  },
  caps,
];

export const species: Switch = {
  key: "species",
  label: m.ruleset_species,
  control: { type: "record", keyLabel: m.ruleset_species_code, fields: speciesFields, initial: {} },
};

export const otherSpecies: Switch = {
  key: "otherSpecies",
  label: m.ruleset_other_species,
  control: { type: "group", fields: speciesFields },
  none: { label: m.ruleset_other_species_none, initial: {} },
};
