import { m } from "../../../paraglide/messages.js";
import * as catching from "./catch.switches.ts";
import { measuring } from "./measure.switches.ts";
import * as ranking from "./rank.switches.ts";
import { otherSpecies, species } from "./species.switches.ts";
import type { Section, Switch } from "./switch.ts";
import { aggregate, tables, totalLeftover, totalTies } from "./table.switches.ts";

const duelScoring: readonly Switch[] = [
  { key: "win", label: m.ruleset_duel_win, control: { type: "exact" } },
  { key: "draw", label: m.ruleset_duel_draw, control: { type: "exact" } },
  { key: "drawWithoutFish", label: m.ruleset_duel_draw_blank, control: { type: "exact" } },
  { key: "loss", label: m.ruleset_duel_loss, control: { type: "exact" } },
  { key: "perFish", label: m.ruleset_duel_per_fish, control: { type: "exact" } },
];

/** Every switch of a ruleset, in the order of its three layers: the catch, the place, the table. */
export const sections: readonly Section[] = [
  {
    id: "catch",
    title: m.ruleset_section_catch,
    help: m.ruleset_section_catch_help,
    at: ["catching"],
    switches: [
      catching.catchScore,
      catching.limits,
      catching.undersized,
      catching.bonuses,
      catching.deductions,
      catching.selfReports,
    ],
  },
  {
    id: "species",
    title: m.ruleset_section_species,
    help: m.ruleset_section_species_help,
    at: ["catching"],
    switches: [otherSpecies, species],
    isFolded: true,
  },
  {
    id: "places",
    title: m.ruleset_section_places,
    help: m.ruleset_section_places_help,
    at: [],
    switches: [
      ranking.unit,
      {
        key: "ranking",
        label: m.ruleset_ranking,
        control: {
          type: "group",
          fields: [
            ranking.resultPoints,
            ranking.direction,
            ranking.tieBreaks,
            ranking.leftoverTie,
            ranking.prices,
            ...ranking.rarePlaces,
          ],
        },
      },
    ],
  },
  {
    id: "tables",
    title: m.ruleset_section_tables,
    help: m.ruleset_section_tables_help,
    at: [],
    switches: [tables],
    isFolded: true,
  },
  {
    id: "measuring",
    title: m.ruleset_section_measuring,
    help: m.ruleset_section_measuring_help,
    at: [],
    switches: [
      {
        key: "catching",
        label: m.ruleset_measuring,
        control: { type: "group", fields: measuring },
      },
      {
        key: "display",
        label: m.ruleset_display,
        control: {
          type: "group",
          fields: [
            {
              key: "decimals",
              label: m.ruleset_decimals,
              help: m.ruleset_decimals_help,
              control: { type: "whole" },
              absent: { label: m.ruleset_decimals_exact, initial: 2 },
            },
          ],
        },
      },
      {
        key: "publication",
        label: m.ruleset_publication,
        control: {
          type: "group",
          fields: [
            {
              key: "hiddenLastMinutes",
              label: m.ruleset_hidden_minutes,
              control: { type: "whole", unit: m.ruleset_unit_minutes },
            },
            {
              key: "protestWindowMinutes",
              label: m.ruleset_protest_minutes,
              control: { type: "whole", unit: m.ruleset_unit_minutes },
            },
          ],
        },
      },
    ],
    isFolded: true,
  },
  {
    id: "duels",
    title: m.ruleset_section_duels,
    help: m.ruleset_section_duels_help,
    at: ["duels"],
    isFolded: true,
    absent: { label: m.ruleset_duels_none, asIn: "trout-area" },
    switches: [
      { key: "rounds", label: m.ruleset_duel_rounds, control: { type: "whole" } },
      {
        key: "judgedBy",
        label: m.ruleset_judged_by,
        control: {
          type: "choice",
          options: [
            { value: "anglers", label: m.ruleset_judged_anglers },
            { value: "officials", label: m.ruleset_judged_officials },
          ],
        },
      },
      { key: "scoring", label: m.ruleset_duel_scoring, control: { type: "group", fields: duelScoring } },
      {
        key: "tieBreaks",
        label: m.ruleset_total_tie_breaks,
        control: {
          type: "order",
          options: [
            { value: "fish", label: m.ruleset_tie_fish_count },
            { value: "wins", label: m.ruleset_tie_wins },
            { value: "head-to-head", label: m.ruleset_tie_head_to_head },
          ],
        },
      },
      {
        key: "qualifiers",
        label: m.ruleset_qualifiers,
        control: { type: "whole" },
        none: { label: m.ruleset_qualifying_none, initial: 12 },
      },
    ],
  },
  {
    id: "season",
    title: m.ruleset_section_season,
    help: m.ruleset_section_season_help,
    at: ["season"],
    isFolded: true,
    absent: { label: m.ruleset_season_none, asIn: "club-match" },
    switches: [
      ranking.resultPoints,
      ranking.direction,
      {
        key: "sharedPlace",
        label: m.ruleset_shared_place,
        control: {
          type: "choice",
          options: [
            { value: "shared", label: m.ruleset_shared_better },
            { value: "average", label: m.ruleset_shared_average },
          ],
        },
      },
      ranking.prices,
      {
        key: "notEntered",
        label: m.ruleset_not_entered,
        control: ranking.price,
      },
      { key: "participation", label: m.ruleset_bonus_taking_part, control: { type: "exact" } },
      {
        key: "bonusRoundMultiplier",
        label: m.ruleset_bonus_round,
        control: { type: "exact" },
        isRare: true,
      },
      {
        key: "bonuses",
        label: m.ruleset_season_bonuses,
        control: { type: "exactsByCode", keyLabel: m.ruleset_bonus_code },
        isRare: true,
      },
      aggregate,
      totalTies,
      totalLeftover,
    ],
  },
];
