import { m } from "../../../paraglide/messages.js";
import type { Control, Option, Switch, Variant } from "./switch.ts";

export const unit: Switch = {
  key: "unit",
  label: m.ruleset_unit,
  help: m.ruleset_unit_help,
  control: {
    type: "choice",
    options: [
      { value: "sector", label: m.ruleset_unit_sector },
      { value: "sub-sector", label: m.ruleset_unit_sub_sector },
      { value: "group", label: m.ruleset_unit_group },
      { value: "boat", label: m.ruleset_unit_boat },
      { value: "match", label: m.ruleset_unit_match },
    ],
  },
};

const unitTieBreaks: readonly Option[] = [
  { value: "fish-count", label: m.ruleset_tie_fish_count },
  { value: "longest-fish", label: m.ruleset_tie_longest },
  { value: "second-longest-fish", label: m.ruleset_tie_second_longest },
  { value: "heaviest-fish", label: m.ruleset_tie_heaviest },
  { value: "second-heaviest-fish", label: m.ruleset_tie_second_heaviest },
  { value: "total-weight", label: m.ruleset_tie_total_weight },
  { value: "total-length", label: m.ruleset_tie_total_length },
  { value: "first-fish-earlier", label: m.ruleset_tie_first_earlier },
  { value: "last-fish-earlier", label: m.ruleset_tie_last_earlier },
];

const priceKinds: readonly Variant[] = [
  { value: "last-place", label: m.ruleset_price_last_place },
  { value: "average-remaining", label: m.ruleset_price_average },
  { value: "shared-next", label: m.ruleset_price_next },
  {
    value: "n-plus",
    label: m.ruleset_price_n_plus,
    initial: { k: 1 },
    fields: [{ key: "k", label: m.ruleset_price_plus, control: { type: "whole" } }],
  },
  {
    value: "last-caught-plus",
    label: m.ruleset_price_last_caught,
    initial: { k: 1 },
    fields: [{ key: "k", label: m.ruleset_price_plus, control: { type: "exact" } }],
  },
  {
    value: "blank-plus",
    label: m.ruleset_price_blank_plus,
    initial: { k: 1 },
    fields: [{ key: "k", label: m.ruleset_price_plus, control: { type: "exact" } }],
  },
  {
    value: "fixed",
    label: m.ruleset_price_fixed,
    initial: { points: 0 },
    fields: [{ key: "points", label: m.ruleset_points, control: { type: "exact" } }],
  },
];

export const price: Control = { type: "variant", tag: "kind", variants: priceKinds };

export const direction: Switch = {
  key: "direction",
  label: m.ruleset_direction,
  control: {
    type: "choice",
    options: [
      { value: "low", label: m.ruleset_direction_low },
      { value: "high", label: m.ruleset_direction_high },
    ],
  },
};

export const resultPoints: Switch = {
  key: "resultPoints",
  label: m.ruleset_result_points,
  control: {
    type: "variant",
    tag: "kind",
    variants: [
      { value: "place", label: m.ruleset_points_place },
      { value: "raw", label: m.ruleset_points_raw },
      {
        value: "table",
        label: m.ruleset_points_table,
        initial: { points: [10, 8, 6, 5, 4, 3, 2, 1], tail: 0 },
        fields: [
          { key: "points", label: m.ruleset_table_points, control: { type: "exacts" } },
          { key: "tail", label: m.ruleset_table_tail, control: { type: "exact" } },
          {
            key: "overallTop",
            label: m.ruleset_table_overall,
            control: { type: "exacts" },
            absent: { label: m.ruleset_table_overall_none, initial: [] },
            isRare: true,
          },
        ],
      },
      {
        value: "base-step",
        label: m.ruleset_points_base_step,
        initial: { first: 100, steps: [{ step: 1 }] },
        fields: [
          { key: "first", label: m.ruleset_base_first, control: { type: "exact" } },
          {
            key: "steps",
            label: m.ruleset_base_steps,
            control: {
              type: "rows",
              rowLabel: m.ruleset_base_step,
              initial: { step: 1 },
              fields: [
                { key: "step", label: m.ruleset_step_less, control: { type: "exact" } },
                {
                  key: "downTo",
                  label: m.ruleset_step_down_to,
                  control: { type: "whole" },
                  absent: { label: m.ruleset_step_to_end, initial: 10 },
                },
              ],
            },
          },
          {
            key: "floor",
            label: m.ruleset_base_floor,
            control: { type: "exact" },
            absent: { label: m.ruleset_no_minimum, initial: 0 },
          },
        ],
      },
      { value: "percent-of-best", label: m.ruleset_points_percent },
      { value: "field-size", label: m.ruleset_points_field_size },
      {
        value: "per-beaten",
        label: m.ruleset_points_per_beaten,
        initial: { taking: 1, perBeaten: 1 },
        fields: [
          { key: "taking", label: m.ruleset_beaten_taking, control: { type: "exact" } },
          { key: "perBeaten", label: m.ruleset_beaten_each, control: { type: "exact" } },
        ],
      },
    ],
  },
};

export const tieBreaks: Switch = {
  key: "tieBreaks",
  label: m.ruleset_tie_breaks,
  help: m.ruleset_tie_breaks_help,
  control: { type: "order", options: unitTieBreaks },
};

export const leftoverTie: Switch = {
  key: "leftoverTie",
  label: m.ruleset_leftover_tie,
  control: {
    type: "choice",
    options: [
      { value: "shared", label: m.ruleset_leftover_shared },
      { value: "average", label: m.ruleset_leftover_average },
      { value: "dense", label: m.ruleset_leftover_dense },
      { value: "ordinal", label: m.ruleset_leftover_ordinal },
      { value: "lot", label: m.ruleset_leftover_lot },
    ],
  },
};

export const prices: Switch = {
  key: "prices",
  label: m.ruleset_prices,
  help: m.ruleset_prices_help,
  control: {
    type: "group",
    fields: [
      { key: "blank", label: m.ruleset_price_blank, control: price },
      { key: "absent", label: m.ruleset_price_absent, control: price },
      {
        key: "withdrawn",
        label: m.ruleset_price_withdrawn,
        control: {
          type: "variant",
          tag: "kind",
          variants: [{ value: "as-fished", label: m.ruleset_price_as_fished }, ...priceKinds],
        },
      },
      { key: "disqualified", label: m.ruleset_price_disqualified, control: price },
    ],
  },
};

/** What is seldom changed about places. */
export const rarePlaces: readonly Switch[] = [
  {
    key: "tieBreaksDecide",
    label: m.ruleset_tie_breaks_decide,
    isRare: true,
    control: {
      type: "choice",
      options: [
        { value: "place-and-points", label: m.ruleset_decide_both },
        { value: "place-only", label: m.ruleset_decide_place },
      ],
    },
  },
  {
    key: "disqualifiedClosesUp",
    label: m.ruleset_closes_up,
    control: { type: "flag" },
    isRare: true,
  },
  {
    key: "minimumField",
    label: m.ruleset_minimum_field,
    help: m.ruleset_minimum_field_help,
    control: { type: "whole" },
    absent: { label: m.ruleset_no_minimum, initial: 5 },
    isRare: true,
  },
  {
    key: "bonuses",
    label: m.ruleset_result_bonuses,
    isRare: true,
    control: {
      type: "group",
      fields: [
        bonus("biggestFish", m.ruleset_bonus_biggest),
        bonus("fullLimit", m.ruleset_bonus_full_limit),
        bonus("perFish", m.ruleset_bonus_per_fish),
        bonus("perEntryDrawn", m.ruleset_bonus_per_entry),
        bonus("takingPart", m.ruleset_bonus_taking_part),
      ],
    },
    absent: { label: m.ruleset_no_bonus, initial: {} },
  },
];

function bonus(key: string, label: () => string): Switch {
  return {
    key,
    label,
    control: { type: "exact" },
    absent: { label: m.ruleset_no_bonus, initial: 1 },
  };
}
