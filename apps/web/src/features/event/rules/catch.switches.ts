import { m } from "../../../paraglide/messages.js";
import { rounding } from "./measure.switches.ts";
import { caps } from "./species.switches.ts";
import type { Control, Switch, Variant } from "./switch.ts";

const consequences: readonly Variant[] = [
  { value: "ignore", label: m.rules_effect_ignore },
  {
    value: "deduct",
    label: m.rules_effect_deduct,
    initial: { amount: 1, hitsBiggestFish: false },
    fields: deductionFields(),
  },
  { value: "noPoints", label: m.rules_effect_no_points },
  { value: "disqualify", label: m.rules_effect_disqualify },
];

const consequence: Control = { type: "variant", tag: "effect", variants: consequences };

export const catchScore: Switch = {
  key: "catchScore",
  label: m.rules_catch_score,
  control: {
    type: "variant",
    tag: "kind",
    variants: [
      { value: "weight", label: m.rules_catch_weight },
      { value: "length", label: m.rules_catch_length },
      { value: "count", label: m.rules_catch_count },
      {
        value: "formula",
        label: m.rules_catch_formula,
        initial: { measure: "length", perFish: 100, perUnit: 20, unitSize: 10, from: "zero" },
        fields: [
          {
            key: "measure",
            label: m.rules_formula_measure,
            control: {
              type: "choice",
              options: [
                { value: "length", label: m.rules_measure_length },
                { value: "weight", label: m.rules_measure_weight },
              ],
            },
          },
          { key: "perFish", label: m.rules_formula_per_fish, control: { type: "exact" } },
          { key: "perUnit", label: m.rules_formula_per_unit, control: { type: "exact" } },
          {
            key: "unitSize",
            label: m.rules_formula_unit_size,
            help: m.rules_formula_unit_size_help,
            control: { type: "exact" },
          },
          {
            key: "from",
            label: m.rules_formula_from,
            control: {
              type: "choice",
              options: [
                { value: "zero", label: m.rules_from_zero },
                { value: "minimum", label: m.rules_from_minimum },
                { value: "threshold", label: m.rules_from_threshold },
              ],
            },
          },
          {
            key: "floorPoints",
            label: m.rules_formula_floor,
            control: { type: "exact" },
            absent: { label: m.rules_no_minimum, initial: 10 },
            isRare: true,
          },
        ],
      },
      { value: "speciesTable", label: m.rules_catch_species_table },
      { value: "lengthToWeight", label: m.rules_catch_length_to_weight },
      {
        value: "lineClass",
        label: m.rules_catch_line_class,
        initial: { formula: "linear" },
        fields: [
          {
            key: "formula",
            label: m.rules_line_formula,
            control: {
              type: "choice",
              options: [
                { value: "linear", label: m.rules_line_linear },
                { value: "squared", label: m.rules_line_squared },
              ],
            },
          },
          {
            key: "factors",
            label: m.rules_line_factors,
            control: { type: "exactsByCode", keyLabel: m.rules_line_class_kg },
            absent: { label: m.rules_line_factors_none, initial: {} },
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
    label: m.rules_best_per_session,
    control: { type: "whole" },
    absent: { label: m.rules_all_count, initial: 5 },
  },
  {
    key: "bestPerDay",
    label: m.rules_best_per_day,
    help: m.rules_best_per_day_help,
    control: { type: "wholes" },
    absent: { label: m.rules_all_count, initial: 5 },
    isRare: true,
  },
  {
    key: "bestPerEvent",
    label: m.rules_best_per_event,
    control: { type: "whole" },
    absent: { label: m.rules_all_count, initial: 5 },
    isRare: true,
  },
  {
    key: "minimumPointsPerCatch",
    label: m.rules_minimum_points,
    control: { type: "exact" },
    absent: { label: m.rules_no_minimum, initial: 1 },
    isRare: true,
  },
  {
    key: "overLimit",
    label: m.rules_over_limit,
    control: consequence,
    absent: { label: m.rules_over_limit_none, initial: { effect: "ignore" } },
    isRare: true,
  },
];

export const limits: Switch = {
  key: "limits",
  label: m.rules_limits,
  control: { type: "group", fields: tally },
};

export const bonuses: Switch = {
  key: "bonuses",
  label: m.rules_bonuses,
  isRare: true,
  control: {
    type: "group",
    fields: [
      {
        key: "perSpecies",
        label: m.rules_bonus_per_species,
        control: { type: "exact" },
        absent: { label: m.rules_no_bonus, initial: 10 },
      },
      {
        key: "fullSet",
        label: m.rules_bonus_full_set,
        control: {
          type: "group",
          fields: [
            { key: "species", label: m.rules_full_set_species, control: { type: "words" } },
            { key: "count", label: m.rules_full_set_count, control: { type: "whole" } },
            { key: "points", label: m.rules_points, control: { type: "exact" } },
          ],
        },
        absent: { label: m.rules_no_bonus, initial: { species: [], count: 1, points: 100 } },
      },
      {
        key: "perWeight",
        label: m.rules_bonus_per_weight,
        control: {
          type: "group",
          fields: [
            { key: "points", label: m.rules_points, control: { type: "exact" } },
            { key: "unitSize", label: m.rules_bonus_unit, control: { type: "exact", unit: m.rules_unit_g } },
            rounding("rounding", m.rules_bonus_rounding),
          ],
        },
        absent: {
          label: m.rules_no_bonus,
          initial: { points: 1, unitSize: 100, rounding: { direction: "down", step: 100 } },
        },
      },
    ],
  },
};

export const undersized: Switch = {
  key: "undersized",
  label: m.rules_undersized,
  control: consequence,
  isRare: true,
};

export const deductions: Switch = {
  key: "deductions",
  label: m.rules_deductions,
  isRare: true,
  control: {
    type: "group",
    fields: [
      {
        key: "perDeadFish",
        label: m.rules_per_dead_fish,
        control: { type: "group", fields: deductionFields() },
        absent: { label: m.rules_no_deduction, initial: { amount: 1, hitsBiggestFish: false } },
      },
      {
        key: "perLateMinute",
        label: m.rules_per_late_minute,
        control: {
          type: "group",
          fields: [
            ...deductionFields(),
            {
              key: "disqualifiesFromMinutes",
              label: m.rules_late_disqualifies,
              control: { type: "whole", unit: m.rules_unit_minutes },
              absent: { label: m.rules_never, initial: 15 },
            },
          ],
        },
        absent: { label: m.rules_no_deduction, initial: { amount: 1, hitsBiggestFish: false } },
      },
      {
        key: "byCode",
        label: m.rules_by_code,
        help: m.rules_by_code_help,
        control: {
          type: "record",
          keyLabel: m.rules_deduction_code,
          initial: { amount: 1, from: "total", hitsBiggestFish: false },
          fields: [
            ...deductionFields(),
            {
              key: "from",
              label: m.rules_deduct_from,
              control: {
                type: "choice",
                options: [
                  { value: "catch", label: m.rules_deduct_catch },
                  { value: "total", label: m.rules_deduct_total },
                ],
              },
            },
          ],
        },
        absent: { label: m.rules_no_deduction, initial: {} },
      },
      {
        key: "maximum",
        label: m.rules_deduction_maximum,
        control: { type: "exact" },
        absent: { label: m.rules_no_limit, initial: 10 },
      },
    ],
  },
};

function deductionFields(): readonly Switch[] {
  return [
    { key: "amount", label: m.rules_deduction_amount, control: { type: "exact" } },
    {
      key: "hitsBiggestFish",
      label: m.rules_deduction_biggest,
      control: { type: "flag" },
    },
  ];
}
