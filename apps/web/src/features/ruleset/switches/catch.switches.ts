import { m } from "../../../paraglide/messages.js";
import { rounding } from "./measure.switches.ts";
import { caps } from "./species.switches.ts";
import type { Control, Switch, Variant } from "./switch.ts";

const consequences: readonly Variant[] = [
  { value: "ignore", label: m.ruleset_effect_ignore },
  {
    value: "deduct",
    label: m.ruleset_effect_deduct,
    initial: { amount: 1, hitsBiggestFish: false },
    fields: deductionFields(),
  },
  { value: "no-points", label: m.ruleset_effect_no_points },
  { value: "disqualify", label: m.ruleset_effect_disqualify },
];

const consequence: Control = { type: "variant", tag: "effect", variants: consequences };

export const selfReports: Switch = {
  key: "selfReports",
  label: m.ruleset_self_reports,
  help: m.ruleset_self_reports_help,
  control: {
    type: "choice",
    options: [
      { value: "wait", label: m.ruleset_self_reports_wait },
      { value: "provisional", label: m.ruleset_self_reports_provisional },
    ],
  },
  absent: { label: m.ruleset_self_reports_none, initial: "wait" },
};

export const catchScore: Switch = {
  key: "catchScore",
  label: m.ruleset_catch_score,
  control: {
    type: "variant",
    tag: "kind",
    variants: [
      { value: "weight", label: m.ruleset_catch_weight },
      { value: "length", label: m.ruleset_catch_length },
      { value: "count", label: m.ruleset_catch_count },
      {
        value: "formula",
        label: m.ruleset_catch_formula,
        initial: { measure: "length", perFish: 100, perUnit: 20, unitSize: 10, from: "zero" },
        fields: [
          {
            key: "measure",
            label: m.ruleset_formula_measure,
            control: {
              type: "choice",
              options: [
                { value: "length", label: m.ruleset_measure_length },
                { value: "weight", label: m.ruleset_measure_weight },
              ],
            },
          },
          { key: "perFish", label: m.ruleset_formula_per_fish, control: { type: "exact" } },
          { key: "perUnit", label: m.ruleset_formula_per_unit, control: { type: "exact" } },
          {
            key: "unitSize",
            label: m.ruleset_formula_unit_size,
            help: m.ruleset_formula_unit_size_help,
            control: { type: "exact" },
          },
          {
            key: "from",
            label: m.ruleset_formula_from,
            control: {
              type: "choice",
              options: [
                { value: "zero", label: m.ruleset_from_zero },
                { value: "minimum", label: m.ruleset_from_minimum },
                { value: "threshold", label: m.ruleset_from_threshold },
              ],
            },
          },
          {
            key: "floorPoints",
            label: m.ruleset_formula_floor,
            control: { type: "exact" },
            absent: { label: m.ruleset_no_minimum, initial: 10 },
            isRare: true,
          },
        ],
      },
      { value: "species-table", label: m.ruleset_catch_species_table },
      { value: "length-to-weight", label: m.ruleset_catch_length_to_weight },
      {
        value: "line-class",
        label: m.ruleset_catch_line_class,
        initial: { formula: "linear" },
        fields: [
          {
            key: "formula",
            label: m.ruleset_line_formula,
            control: {
              type: "choice",
              options: [
                { value: "linear", label: m.ruleset_line_linear },
                { value: "squared", label: m.ruleset_line_squared },
              ],
            },
          },
          {
            key: "factors",
            label: m.ruleset_line_factors,
            control: { type: "exactsByCode", keyLabel: m.ruleset_line_class_kg },
            absent: { label: m.ruleset_line_factors_none, initial: {} },
          },
          caps,
        ],
      },
    ],
  },
};

const tally: readonly Switch[] = [
  {
    key: "bestPerSession",
    label: m.ruleset_best_per_session,
    control: { type: "whole" },
    absent: { label: m.ruleset_all_count, initial: 5 },
  },
  {
    key: "bestPerDay",
    label: m.ruleset_best_per_day,
    help: m.ruleset_best_per_day_help,
    control: { type: "wholes" },
    absent: { label: m.ruleset_all_count, initial: 5 },
    isRare: true,
  },
  {
    key: "bestPerEvent",
    label: m.ruleset_best_per_event,
    control: { type: "whole" },
    absent: { label: m.ruleset_all_count, initial: 5 },
    isRare: true,
  },
  {
    key: "minimumPointsPerCatch",
    label: m.ruleset_minimum_points,
    control: { type: "exact" },
    absent: { label: m.ruleset_no_minimum, initial: 1 },
    isRare: true,
  },
  {
    key: "overLimit",
    label: m.ruleset_over_limit,
    control: consequence,
    absent: { label: m.ruleset_over_limit_none, initial: { effect: "ignore" } },
    isRare: true,
  },
];

export const limits: Switch = {
  key: "limits",
  label: m.ruleset_limits,
  control: { type: "group", fields: tally },
};

export const bonuses: Switch = {
  key: "bonuses",
  label: m.ruleset_bonuses,
  isRare: true,
  control: {
    type: "group",
    fields: [
      {
        key: "perSpecies",
        label: m.ruleset_bonus_per_species,
        control: { type: "exact" },
        absent: { label: m.ruleset_no_bonus, initial: 10 },
      },
      {
        key: "fullSet",
        label: m.ruleset_bonus_full_set,
        control: {
          type: "group",
          fields: [
            { key: "species", label: m.ruleset_full_set_species, control: { type: "words" } },
            { key: "count", label: m.ruleset_full_set_count, control: { type: "whole" } },
            { key: "points", label: m.ruleset_points, control: { type: "exact" } },
          ],
        },
        absent: { label: m.ruleset_no_bonus, initial: { species: [], count: 1, points: 100 } },
      },
      {
        key: "perWeight",
        label: m.ruleset_bonus_per_weight,
        control: {
          type: "group",
          fields: [
            { key: "points", label: m.ruleset_points, control: { type: "exact" } },
            {
              key: "unitSize",
              label: m.ruleset_bonus_unit,
              control: { type: "exact", unit: m.ruleset_unit_g },
            },
            rounding("rounding", m.ruleset_bonus_rounding),
          ],
        },
        absent: {
          label: m.ruleset_no_bonus,
          initial: { points: 1, unitSize: 100, rounding: { direction: "down", step: 100 } },
        },
      },
    ],
  },
};

export const undersized: Switch = {
  key: "undersized",
  label: m.ruleset_undersized,
  control: consequence,
  isRare: true,
};

export const deductions: Switch = {
  key: "deductions",
  label: m.ruleset_deductions,
  isRare: true,
  control: {
    type: "group",
    fields: [
      {
        key: "perDeadFish",
        label: m.ruleset_per_dead_fish,
        control: { type: "group", fields: deductionFields() },
        absent: { label: m.ruleset_no_deduction, initial: { amount: 1, hitsBiggestFish: false } },
      },
      {
        key: "perLateMinute",
        label: m.ruleset_per_late_minute,
        control: {
          type: "group",
          fields: [
            ...deductionFields(),
            {
              key: "disqualifiesFromMinutes",
              label: m.ruleset_late_disqualifies,
              control: { type: "whole", unit: m.ruleset_unit_minutes },
              absent: { label: m.ruleset_never, initial: 15 },
            },
          ],
        },
        absent: { label: m.ruleset_no_deduction, initial: { amount: 1, hitsBiggestFish: false } },
      },
      {
        key: "byCode",
        label: m.ruleset_by_code,
        help: m.ruleset_by_code_help,
        control: {
          type: "record",
          keyLabel: m.ruleset_deduction_code,
          initial: { amount: 1, from: "total", hitsBiggestFish: false },
          fields: [
            ...deductionFields(),
            {
              key: "from",
              label: m.ruleset_deduct_from,
              control: {
                type: "choice",
                options: [
                  { value: "catch", label: m.ruleset_deduct_catch },
                  { value: "total", label: m.ruleset_deduct_total },
                ],
              },
            },
          ],
        },
        absent: { label: m.ruleset_no_deduction, initial: {} },
      },
      {
        key: "maximum",
        label: m.ruleset_deduction_maximum,
        control: { type: "exact" },
        absent: { label: m.ruleset_no_limit, initial: 10 },
      },
    ],
  },
};

function deductionFields(): readonly Switch[] {
  return [
    { key: "amount", label: m.ruleset_deduction_amount, control: { type: "exact" } },
    {
      key: "hitsBiggestFish",
      label: m.ruleset_deduction_biggest,
      control: { type: "flag" },
    },
  ];
}
