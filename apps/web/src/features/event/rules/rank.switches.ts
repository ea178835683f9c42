import { m } from "../../../paraglide/messages.js";
import type { Control, Option, Switch, Variant } from "./switch.ts";

export const unit: Switch = {
  key: "unit",
  label: m.rules_unit,
  help: m.rules_unit_help,
  control: {
    type: "choice",
    options: [
      { value: "sector", label: m.rules_unit_sector },
      { value: "subSector", label: m.rules_unit_sub_sector },
      { value: "group", label: m.rules_unit_group },
      { value: "boat", label: m.rules_unit_boat },
      { value: "match", label: m.rules_unit_match },
    ],
  },
};

const unitTieBreaks: readonly Option[] = [
  { value: "fishCount", label: m.rules_tie_fish_count },
  { value: "longestFish", label: m.rules_tie_longest },
  { value: "secondLongestFish", label: m.rules_tie_second_longest },
  { value: "heaviestFish", label: m.rules_tie_heaviest },
  { value: "secondHeaviestFish", label: m.rules_tie_second_heaviest },
  { value: "totalWeight", label: m.rules_tie_total_weight },
  { value: "totalLength", label: m.rules_tie_total_length },
  { value: "firstFishEarlier", label: m.rules_tie_first_earlier },
  { value: "lastFishEarlier", label: m.rules_tie_last_earlier },
];

const priceKinds: readonly Variant[] = [
  { value: "lastPlace", label: m.rules_price_last_place },
  { value: "averageRemaining", label: m.rules_price_average },
  { value: "sharedNext", label: m.rules_price_next },
  {
    value: "nPlus",
    label: m.rules_price_n_plus,
    initial: { k: 1 },
    fields: [{ key: "k", label: m.rules_price_plus, control: { type: "whole" } }],
  },
  {
    value: "lastCaughtPlus",
    label: m.rules_price_last_caught,
    initial: { k: 1 },
    fields: [{ key: "k", label: m.rules_price_plus, control: { type: "exact" } }],
  },
  {
    value: "blankPlus",
    label: m.rules_price_blank_plus,
    initial: { k: 1 },
    fields: [{ key: "k", label: m.rules_price_plus, control: { type: "exact" } }],
  },
  {
    value: "fixed",
    label: m.rules_price_fixed,
    initial: { points: 0 },
    fields: [{ key: "points", label: m.rules_points, control: { type: "exact" } }],
  },
];

export const price: Control = { type: "variant", tag: "kind", variants: priceKinds };

export const direction: Switch = {
  key: "direction",
  label: m.rules_direction,
  control: {
    type: "choice",
    options: [
      { value: "low", label: m.rules_direction_low },
      { value: "high", label: m.rules_direction_high },
    ],
  },
};

export const resultPoints: Switch = {
  key: "resultPoints",
  label: m.rules_result_points,
  control: {
    type: "variant",
    tag: "kind",
    variants: [
      { value: "place", label: m.rules_points_place },
      { value: "raw", label: m.rules_points_raw },
      {
        value: "table",
        label: m.rules_points_table,
        initial: { points: [10, 8, 6, 5, 4, 3, 2, 1], tail: 0 },
        fields: [
          { key: "points", label: m.rules_table_points, control: { type: "exacts" } },
          { key: "tail", label: m.rules_table_tail, control: { type: "exact" } },
          {
            key: "overallTop",
            label: m.rules_table_overall,
            control: { type: "exacts" },
            absent: { label: m.rules_table_overall_none, initial: [] },
            isRare: true,
          },
        ],
      },
      {
        value: "baseStep",
        label: m.rules_points_base_step,
        initial: { first: 100, steps: [{ step: 1 }] },
        fields: [
          { key: "first", label: m.rules_base_first, control: { type: "exact" } },
          {
            key: "steps",
            label: m.rules_base_steps,
            control: {
              type: "rows",
              rowLabel: m.rules_base_step,
              initial: { step: 1 },
              fields: [
                { key: "step", label: m.rules_step_less, control: { type: "exact" } },
                {
                  key: "downTo",
                  label: m.rules_step_down_to,
                  control: { type: "whole" },
                  absent: { label: m.rules_step_to_end, initial: 10 },
                },
              ],
            },
          },
          {
            key: "floor",
            label: m.rules_base_floor,
            control: { type: "exact" },
            absent: { label: m.rules_no_minimum, initial: 0 },
          },
        ],
      },
      { value: "percentOfBest", label: m.rules_points_percent },
      { value: "fieldSize", label: m.rules_points_field_size },
      {
        value: "perBeaten",
        label: m.rules_points_per_beaten,
        initial: { taking: 1, perBeaten: 1 },
        fields: [
          { key: "taking", label: m.rules_beaten_taking, control: { type: "exact" } },
          { key: "perBeaten", label: m.rules_beaten_each, control: { type: "exact" } },
        ],
      },
    ],
  },
};

export const tieBreaks: Switch = {
  key: "tieBreaks",
  label: m.rules_tie_breaks,
  help: m.rules_tie_breaks_help,
  control: { type: "order", options: unitTieBreaks },
};

export const leftoverTie: Switch = {
  key: "leftoverTie",
  label: m.rules_leftover_tie,
  control: {
    type: "choice",
    options: [
      { value: "shared", label: m.rules_leftover_shared },
      { value: "average", label: m.rules_leftover_average },
      { value: "dense", label: m.rules_leftover_dense },
      { value: "ordinal", label: m.rules_leftover_ordinal },
      { value: "lot", label: m.rules_leftover_lot },
    ],
  },
};

export const prices: Switch = {
  key: "prices",
  label: m.rules_prices,
  help: m.rules_prices_help,
  control: {
    type: "group",
    fields: [
      { key: "blank", label: m.rules_price_blank, control: price },
      { key: "absent", label: m.rules_price_absent, control: price },
      {
        key: "withdrew",
        label: m.rules_price_withdrew,
        control: {
          type: "variant",
          tag: "kind",
          variants: [{ value: "asFished", label: m.rules_price_as_fished }, ...priceKinds],
        },
      },
      { key: "disqualified", label: m.rules_price_disqualified, control: price },
    ],
  },
};

/** What is seldom changed about places. */
export const rarePlaces: readonly Switch[] = [
  {
    key: "tieBreaksDecide",
    label: m.rules_tie_breaks_decide,
    isRare: true,
    control: {
      type: "choice",
      options: [
        { value: "placeAndPoints", label: m.rules_decide_both },
        { value: "placeOnly", label: m.rules_decide_place },
      ],
    },
  },
  {
    key: "disqualifiedClosesUp",
    label: m.rules_closes_up,
    control: { type: "flag" },
    isRare: true,
  },
  {
    key: "minimumField",
    label: m.rules_minimum_field,
    help: m.rules_minimum_field_help,
    control: { type: "whole" },
    absent: { label: m.rules_no_minimum, initial: 5 },
    isRare: true,
  },
  {
    key: "bonuses",
    label: m.rules_result_bonuses,
    isRare: true,
    control: {
      type: "group",
      fields: [
        bonus("biggestFish", m.rules_bonus_biggest),
        bonus("fullLimit", m.rules_bonus_full_limit),
        bonus("perFish", m.rules_bonus_per_fish),
        bonus("perEntryDrawn", m.rules_bonus_per_entry),
        bonus("takingPart", m.rules_bonus_taking_part),
      ],
    },
    absent: { label: m.rules_no_bonus, initial: {} },
  },
];

function bonus(key: string, label: () => string): Switch {
  return {
    key,
    label,
    control: { type: "exact" },
    absent: { label: m.rules_no_bonus, initial: 1 },
  };
}
