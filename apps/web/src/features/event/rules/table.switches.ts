import { m } from "../../../paraglide/messages.js";
import { direction, leftoverTie, prices, rarePlaces, resultPoints, tieBreaks } from "./rank.switches.ts";
import type { Option, Switch } from "./switch.ts";

const totalTieBreaks: readonly Option[] = [
  { value: "totalRaw", label: m.rules_tie_total_raw },
  { value: "fishCount", label: m.rules_tie_fish_count },
  { value: "longestFish", label: m.rules_tie_longest },
  { value: "heaviestFish", label: m.rules_tie_heaviest },
  { value: "countOfFirsts", label: m.rules_tie_firsts },
  { value: "bestPlaces", label: m.rules_tie_best_places },
  { value: "bestRound", label: m.rules_tie_best_round },
  { value: "lastRound", label: m.rules_tie_last_round },
  { value: "droppedResult", label: m.rules_tie_dropped },
  { value: "fullFieldRaw", label: m.rules_tie_full_field },
  { value: "biggestFishEarlier", label: m.rules_tie_biggest_earlier },
];

export const totalTies: Switch = {
  key: "tieBreaks",
  label: m.rules_total_tie_breaks,
  help: m.rules_tie_breaks_help,
  control: { type: "order", options: totalTieBreaks },
};

export const totalLeftover: Switch = {
  key: "leftoverTie",
  label: m.rules_leftover_tie,
  control: {
    type: "choice",
    options: [
      { value: "shared", label: m.rules_leftover_shared },
      { value: "dense", label: m.rules_leftover_dense },
      { value: "ordinal", label: m.rules_leftover_ordinal },
      { value: "lot", label: m.rules_leftover_lot },
    ],
  },
};

const missed: readonly Option[] = [
  { value: "blank", label: m.rules_missed_blank },
  { value: "absent", label: m.rules_missed_absent },
  { value: "withdrew", label: m.rules_missed_withdrew },
  { value: "disqualified", label: m.rules_missed_disqualified },
];

export const aggregate: Switch = {
  key: "aggregate",
  label: m.rules_aggregate,
  control: {
    type: "group",
    fields: [
      {
        key: "counts",
        label: m.rules_counts,
        control: {
          type: "variant",
          tag: "kind",
          variants: [
            { value: "all", label: m.rules_counts_all },
            {
              value: "best",
              label: m.rules_counts_best,
              initial: { rounds: 3 },
              fields: [{ key: "rounds", label: m.rules_rounds, control: { type: "whole" } }],
            },
            {
              value: "drop",
              label: m.rules_counts_drop,
              initial: { rounds: 1, keeps: 0 },
              fields: [
                { key: "rounds", label: m.rules_rounds, control: { type: "whole" } },
                {
                  key: "keeps",
                  label: m.rules_drop_keeps,
                  control: {
                    type: "choice",
                    options: [
                      { value: 0, label: m.rules_keeps_nothing },
                      { value: "1/2", label: m.rules_keeps_half },
                    ],
                  },
                },
              ],
            },
          ],
        },
      },
      {
        key: "minimumRounds",
        label: m.rules_minimum_rounds,
        control: { type: "whole" },
        absent: { label: m.rules_no_minimum, initial: 2 },
        isRare: true,
      },
      {
        key: "dropsFromRoundsWithFish",
        label: m.rules_drops_from,
        control: { type: "whole" },
        absent: { label: m.rules_drops_always, initial: 3 },
        isRare: true,
      },
      {
        key: "neverDrops",
        label: m.rules_never_drops,
        control: { type: "order", options: missed },
        absent: { label: m.rules_drops_anything, initial: ["absent"] },
        isRare: true,
      },
    ],
  },
};

const per: Switch = {
  key: "per",
  label: m.rules_per,
  control: {
    type: "choice",
    options: [
      { value: "overall", label: m.rules_per_overall },
      { value: "unit", label: m.rules_per_unit },
    ],
  },
};

const tableFields: readonly Switch[] = [
  { key: "id", label: m.rules_table_id, control: { type: "text" } },
  {
    key: "lists",
    label: m.rules_table_lists,
    control: {
      type: "choice",
      options: [
        { value: "entries", label: m.rules_lists_entries },
        { value: "teams", label: m.rules_lists_teams },
      ],
    },
  },
  {
    key: "ordersBy",
    label: m.rules_orders_by,
    control: {
      type: "variant",
      tag: "kind",
      variants: [
        { value: "rounds", label: m.rules_orders_rounds },
        {
          value: "biggestFish",
          label: m.rules_orders_biggest,
          initial: { measure: "length" },
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
            {
              key: "species",
              label: m.rules_biggest_species,
              control: { type: "text" },
              absent: { label: m.rules_any_species, initial: "CRP" },
            },
            {
              key: "minimum",
              label: m.rules_biggest_minimum,
              control: { type: "exact" },
              absent: { label: m.rules_no_minimum, initial: 1 },
            },
          ],
        },
      ],
    },
  },
  {
    key: "team",
    label: m.rules_team,
    control: {
      type: "group",
      fields: [
        { key: "size", label: m.rules_team_size, control: { type: "whole" } },
        {
          key: "counted",
          label: m.rules_team_counted,
          control: { type: "wholeOr", word: "all", label: m.rules_counts_all },
        },
        {
          key: "incomplete",
          label: m.rules_team_incomplete,
          control: {
            type: "choice",
            options: [
              { value: "charge", label: m.rules_incomplete_charge },
              { value: "asIs", label: m.rules_incomplete_as_is },
              { value: "unranked", label: m.rules_incomplete_unranked },
            ],
          },
        },
        {
          key: "roundPoints",
          label: m.rules_team_round_points,
          control: {
            type: "choice",
            options: [
              { value: "sum", label: m.rules_team_sum },
              { value: "place", label: m.rules_team_place },
            ],
          },
        },
      ],
    },
    absent: {
      label: m.rules_team_none,
      initial: { size: 5, counted: "all", incomplete: "charge", roundPoints: "sum" },
    },
  },
  totalTies,
  totalLeftover,
  aggregate,
  {
    key: "population",
    label: m.rules_population,
    isRare: true,
    control: {
      type: "group",
      fields: [
        {
          key: "categories",
          label: m.rules_categories,
          control: { type: "words" },
          absent: { label: m.rules_any_category, initial: ["ladies"] },
        },
        {
          key: "onlyTeamMembers",
          label: m.rules_only_team_members,
          control: { type: "flag" },
          absent: { label: m.rules_population_everybody, initial: true },
        },
      ],
    },
  },
  {
    key: "reranks",
    label: m.rules_reranks,
    help: m.rules_reranks_help,
    control: { type: "flag" },
    isRare: true,
  },
  {
    key: "cut",
    label: m.rules_cut,
    isRare: true,
    control: {
      type: "group",
      fields: [
        { key: "afterSession", label: m.rules_cut_after, control: { type: "whole" } },
        { key: "keep", label: m.rules_cut_keep, control: { type: "whole" } },
        per,
        {
          key: "scores",
          label: m.rules_cut_scores,
          control: {
            type: "choice",
            options: [
              { value: "carryOver", label: m.rules_cut_carry },
              { value: "reset", label: m.rules_cut_reset },
            ],
          },
        },
      ],
    },
    absent: {
      label: m.rules_cut_none,
      initial: { afterSession: 1, keep: 10, per: "overall", scores: "carryOver" },
    },
  },
  {
    key: "qualifying",
    label: m.rules_qualifying,
    isRare: true,
    control: {
      type: "group",
      fields: [
        { key: "top", label: m.rules_qualifying_top, control: { type: "whole" } },
        per,
        {
          key: "passesDown",
          label: m.rules_passes_down,
          control: { type: "flag" },
        },
      ],
    },
    absent: { label: m.rules_qualifying_none, initial: { top: 12, per: "overall", passesDown: false } },
  },
  {
    key: "ranking",
    label: m.rules_table_ranking,
    isRare: true,
    control: {
      type: "group",
      fields: [
        asRules(direction, "high"),
        asRules(resultPoints, { kind: "place" }),
        asRules(tieBreaks, []),
        asRules(leftoverTie, "shared"),
        asRules(prices, {
          blank: { kind: "fixed", points: 0 },
          absent: { kind: "fixed", points: 0 },
          withdrew: { kind: "asFished" },
          disqualified: { kind: "fixed", points: 0 },
        }),
        ...rarePlaces.map((each) =>
          each.absent ? each : asRules(each, each.control.type === "flag" ? true : "placeAndPoints"),
        ),
      ],
    },
    absent: { label: m.rules_table_ranking_none, initial: {} },
  },
];

export const tables: Switch = {
  key: "classifications",
  label: m.rules_tables,
  control: {
    type: "rows",
    rowLabel: m.rules_table,
    nameKey: "id",
    fields: tableFields,
    initial: {
      id: "table",
      lists: "entries",
      population: {},
      reranks: false,
      ordersBy: { kind: "rounds" },
      aggregate: { counts: { kind: "all" } },
      tieBreaks: [],
      leftoverTie: "shared",
    },
  },
};

function asRules(each: Switch, initial: unknown): Switch {
  return { ...each, absent: { label: m.rules_table_ranking_none, initial } };
}
