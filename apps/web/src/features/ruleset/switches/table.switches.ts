import { m } from "../../../paraglide/messages.js";
import { direction, leftoverTie, prices, rarePlaces, resultPoints, tieBreaks } from "./rank.switches.ts";
import type { Option, Switch } from "./switch.ts";

const totalTieBreaks: readonly Option[] = [
  { value: "total-raw", label: m.ruleset_tie_total_raw },
  { value: "fish-count", label: m.ruleset_tie_fish_count },
  { value: "longest-fish", label: m.ruleset_tie_longest },
  { value: "heaviest-fish", label: m.ruleset_tie_heaviest },
  { value: "count-of-firsts", label: m.ruleset_tie_firsts },
  { value: "best-places", label: m.ruleset_tie_best_places },
  { value: "best-round", label: m.ruleset_tie_best_round },
  { value: "last-round", label: m.ruleset_tie_last_round },
  { value: "dropped-result", label: m.ruleset_tie_dropped },
  { value: "full-field-raw", label: m.ruleset_tie_full_field },
  { value: "biggest-fish-earlier", label: m.ruleset_tie_biggest_earlier },
];

export const totalTies: Switch = {
  key: "tieBreaks",
  label: m.ruleset_total_tie_breaks,
  help: m.ruleset_tie_breaks_help,
  control: { type: "order", options: totalTieBreaks },
};

export const totalLeftover: Switch = {
  key: "leftoverTie",
  label: m.ruleset_leftover_tie,
  control: {
    type: "choice",
    options: [
      { value: "shared", label: m.ruleset_leftover_shared },
      { value: "dense", label: m.ruleset_leftover_dense },
      { value: "ordinal", label: m.ruleset_leftover_ordinal },
      { value: "lot", label: m.ruleset_leftover_lot },
    ],
  },
};

const missed: readonly Option[] = [
  { value: "blank", label: m.ruleset_missed_blank },
  { value: "absent", label: m.ruleset_missed_absent },
  { value: "withdrawn", label: m.ruleset_missed_withdrawn },
  { value: "disqualified", label: m.ruleset_missed_disqualified },
];

export const aggregate: Switch = {
  key: "aggregate",
  label: m.ruleset_aggregate,
  control: {
    type: "group",
    fields: [
      {
        key: "counts",
        label: m.ruleset_counts,
        control: {
          type: "variant",
          tag: "kind",
          variants: [
            { value: "all", label: m.ruleset_counts_all },
            {
              value: "best",
              label: m.ruleset_counts_best,
              initial: { rounds: 3 },
              fields: [{ key: "rounds", label: m.ruleset_rounds, control: { type: "whole" } }],
            },
            {
              value: "drop",
              label: m.ruleset_counts_drop,
              initial: { rounds: 1, keeps: 0 },
              fields: [
                { key: "rounds", label: m.ruleset_rounds, control: { type: "whole" } },
                {
                  key: "keeps",
                  label: m.ruleset_drop_keeps,
                  control: {
                    type: "choice",
                    options: [
                      { value: 0, label: m.ruleset_keeps_nothing },
                      { value: "1/2", label: m.ruleset_keeps_half },
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
        label: m.ruleset_minimum_rounds,
        control: { type: "whole" },
        absent: { label: m.ruleset_no_minimum, initial: 2 },
        isRare: true,
      },
      {
        key: "dropsFromRoundsWithFish",
        label: m.ruleset_drops_from,
        control: { type: "whole" },
        absent: { label: m.ruleset_drops_always, initial: 3 },
        isRare: true,
      },
      {
        key: "neverDrops",
        label: m.ruleset_never_drops,
        control: { type: "order", options: missed },
        absent: { label: m.ruleset_drops_anything, initial: ["absent"] },
        isRare: true,
      },
    ],
  },
};

const per: Switch = {
  key: "per",
  label: m.ruleset_per,
  control: {
    type: "choice",
    options: [
      { value: "overall", label: m.ruleset_per_overall },
      { value: "unit", label: m.ruleset_per_unit },
    ],
  },
};

const tableFields: readonly Switch[] = [
  { key: "id", label: m.ruleset_table_id, control: { type: "text" } },
  {
    key: "lists",
    label: m.ruleset_table_lists,
    control: {
      type: "choice",
      options: [
        { value: "entries", label: m.ruleset_lists_entries },
        { value: "teams", label: m.ruleset_lists_teams },
      ],
    },
  },
  {
    key: "ordersBy",
    label: m.ruleset_orders_by,
    control: {
      type: "variant",
      tag: "kind",
      variants: [
        { value: "rounds", label: m.ruleset_orders_rounds },
        {
          value: "biggest-fish",
          label: m.ruleset_orders_biggest,
          initial: { measure: "length" },
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
            {
              key: "species",
              label: m.ruleset_biggest_species,
              control: { type: "text" },
              absent: { label: m.ruleset_any_species, initial: "CRP" },
            },
            {
              key: "minimum",
              label: m.ruleset_biggest_minimum,
              control: { type: "exact" },
              absent: { label: m.ruleset_no_minimum, initial: 1 },
            },
          ],
        },
      ],
    },
  },
  {
    key: "team",
    label: m.ruleset_team,
    control: {
      type: "group",
      fields: [
        { key: "size", label: m.ruleset_team_size, control: { type: "whole" } },
        {
          key: "counted",
          label: m.ruleset_team_counted,
          control: { type: "wholeOr", word: "all", label: m.ruleset_counts_all },
        },
        {
          key: "incomplete",
          label: m.ruleset_team_incomplete,
          control: {
            type: "choice",
            options: [
              { value: "charge", label: m.ruleset_incomplete_charge },
              { value: "as-is", label: m.ruleset_incomplete_as_is },
              { value: "unranked", label: m.ruleset_incomplete_unranked },
            ],
          },
        },
        {
          key: "roundPoints",
          label: m.ruleset_team_round_points,
          control: {
            type: "choice",
            options: [
              { value: "sum", label: m.ruleset_team_sum },
              { value: "place", label: m.ruleset_team_place },
            ],
          },
        },
      ],
    },
    absent: {
      label: m.ruleset_team_none,
      initial: { size: 5, counted: "all", incomplete: "charge", roundPoints: "sum" },
    },
  },
  totalTies,
  totalLeftover,
  aggregate,
  {
    key: "population",
    label: m.ruleset_population,
    isRare: true,
    control: {
      type: "group",
      fields: [
        {
          key: "categories",
          label: m.ruleset_categories,
          control: { type: "words" },
          absent: { label: m.ruleset_any_category, initial: ["ladies"] },
        },
        {
          key: "onlyTeamMembers",
          label: m.ruleset_only_team_members,
          control: { type: "flag" },
          absent: { label: m.ruleset_population_everybody, initial: true },
        },
      ],
    },
  },
  {
    key: "reranks",
    label: m.ruleset_reranks,
    help: m.ruleset_reranks_help,
    control: { type: "flag" },
    isRare: true,
  },
  {
    key: "cut",
    label: m.ruleset_cut,
    isRare: true,
    control: {
      type: "group",
      fields: [
        { key: "afterSession", label: m.ruleset_cut_after, control: { type: "whole" } },
        { key: "keep", label: m.ruleset_cut_keep, control: { type: "whole" } },
        per,
        {
          key: "scores",
          label: m.ruleset_cut_scores,
          control: {
            type: "choice",
            options: [
              { value: "carry-over", label: m.ruleset_cut_carry },
              { value: "reset", label: m.ruleset_cut_reset },
            ],
          },
        },
      ],
    },
    absent: {
      label: m.ruleset_cut_none,
      initial: { afterSession: 1, keep: 10, per: "overall", scores: "carry-over" },
    },
  },
  {
    key: "qualifying",
    label: m.ruleset_qualifying,
    isRare: true,
    control: {
      type: "group",
      fields: [
        { key: "top", label: m.ruleset_qualifying_top, control: { type: "whole" } },
        per,
        {
          key: "passesDown",
          label: m.ruleset_passes_down,
          control: { type: "flag" },
        },
      ],
    },
    absent: { label: m.ruleset_qualifying_none, initial: { top: 12, per: "overall", passesDown: false } },
  },
  {
    key: "ranking",
    label: m.ruleset_table_ranking,
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
          withdrawn: { kind: "as-fished" },
          disqualified: { kind: "fixed", points: 0 },
        }),
        ...rarePlaces.map((each) =>
          each.absent ? each : asRules(each, each.control.type === "flag" ? true : "place-and-points"),
        ),
      ],
    },
    absent: { label: m.ruleset_table_ranking_none, initial: {} },
  },
];

export const tables: Switch = {
  key: "classifications",
  label: m.ruleset_tables,
  control: {
    type: "rows",
    rowLabel: m.ruleset_table,
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
  return { ...each, absent: { label: m.ruleset_table_ranking_none, initial } };
}
