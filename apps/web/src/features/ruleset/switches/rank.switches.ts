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
      { value: "subSector", label: m.ruleset_unit_sub_sector },
      { value: "group", label: m.ruleset_unit_group },
      { value: "boat", label: m.ruleset_unit_boat },
      { value: "match", label: m.ruleset_unit_match },
    ],
  },
};

const unitTieBreaks: readonly Option[] = [
  { value: "fishCount", label: m.ruleset_tie_fish_count },
  { value: "longestFish", label: m.ruleset_tie_longest },
  { value: "secondLongestFish", label: m.ruleset_tie_second_longest },
  { value: "heaviestFish", label: m.ruleset_tie_heaviest },
  { value: "secondHeaviestFish", label: m.ruleset_tie_second_heaviest },
  { value: "totalWeight", label: m.ruleset_tie_total_weight },
  { value: "totalLength", label: m.ruleset_tie_total_length },
  { value: "firstFishEarlier", label: m.ruleset_tie_first_earlier },
  { value: "lastFishEarlier", label: m.ruleset_tie_last_earlier },
];

const priceKinds: readonly Variant[] = [
  { value: "lastPlace", label: m.ruleset_price_last_place },
  { value: "averageRemaining", label: m.ruleset_price_average },
  { value: "sharedNext", label: m.ruleset_price_next },
  {
    value: "nPlus",
    label: m.ruleset_price_n_plus,
    initial: { k: 1 },
    fields: [{ key: "k", label: m.ruleset_price_plus, control: { type: "whole" } }],
  },
  {
    value: "lastCaughtPlus",
    label: m.ruleset_price_last_caught,
    initial: { k: 1 },
    fields: [{ key: "k", label: m.ruleset_price_plus, control: { type: "exact" } }],
  },
  {
    value: "blankPlus",
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
        value: "baseStep",
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
      { value: "percentOfBest", label: m.ruleset_points_percent },
      { value: "fieldSize", label: m.ruleset_points_field_size },
      {
        value: "perBeaten",
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
        key: "withdrew",
        label: m.ruleset_price_withdrew,
        control: {
          type: "variant",
          tag: "kind",
          variants: [{ value: "asFished", label: m.ruleset_price_as_fished }, ...priceKinds],
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
        { value: "placeAndPoints", label: m.ruleset_decide_both },
        { value: "placeOnly", label: m.ruleset_decide_place },
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
