import { m } from "../../../paraglide/messages.js";
import type { Switch, Variant } from "./switch.ts";

export const measuring: readonly Switch[] = [
  {
    key: "units",
    label: m.ruleset_measured_in,
    control: {
      type: "group",
      fields: [
        unit("weight", m.ruleset_weight_unit, [
          { value: "gram", label: m.ruleset_gram },
          { value: "pound", label: m.ruleset_pound, initial: { marksPerUnit: 16 }, fields: marks() },
        ]),
        unit("length", m.ruleset_length_unit, [
          { value: "millimetre", label: m.ruleset_millimetre },
          { value: "inch", label: m.ruleset_inch, initial: { marksPerUnit: 8 }, fields: marks() },
        ]),
      ],
    },
  },
  rounding("lengthRounding", m.ruleset_length_rounding),
  rounding("weightRounding", m.ruleset_weight_rounding),
];

function unit(key: string, label: () => string, variants: readonly Variant[]): Switch {
  return { key, label, control: { type: "variant", tag: "name", variants } };
}

function marks(): readonly Switch[] {
  return [
    {
      key: "marksPerUnit",
      label: m.ruleset_marks,
      help: m.ruleset_marks_help,
      control: { type: "whole" },
    },
  ];
}

export function rounding(key: string, label: () => string): Switch {
  return {
    key,
    label,
    control: {
      type: "group",
      fields: [
        {
          key: "direction",
          label: m.ruleset_round_direction,
          control: {
            type: "choice",
            options: [
              { value: "none", label: m.ruleset_round_none },
              { value: "up", label: m.ruleset_round_up },
              { value: "down", label: m.ruleset_round_down },
              { value: "nearest", label: m.ruleset_round_nearest },
            ],
          },
        },
        {
          key: "step",
          label: m.ruleset_round_step,
          help: m.ruleset_round_step_help,
          control: { type: "exact" },
        },
      ],
    },
  };
}
