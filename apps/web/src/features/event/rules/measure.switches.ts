import { m } from "../../../paraglide/messages.js";
import type { Switch, Variant } from "./switch.ts";

export const measuring: readonly Switch[] = [
  {
    key: "units",
    label: m.rules_measured_in,
    control: {
      type: "group",
      fields: [
        unit("weight", m.rules_weight_unit, [
          { value: "gram", label: m.rules_gram },
          { value: "pound", label: m.rules_pound, initial: { marksPerUnit: 16 }, fields: marks() },
        ]),
        unit("length", m.rules_length_unit, [
          { value: "millimetre", label: m.rules_millimetre },
          { value: "inch", label: m.rules_inch, initial: { marksPerUnit: 8 }, fields: marks() },
        ]),
      ],
    },
  },
  rounding("lengthRounding", m.rules_length_rounding),
  rounding("weightRounding", m.rules_weight_rounding),
];

function unit(key: string, label: () => string, variants: readonly Variant[]): Switch {
  return { key, label, control: { type: "variant", tag: "name", variants } };
}

function marks(): readonly Switch[] {
  return [
    {
      key: "marksPerUnit",
      label: m.rules_marks,
      help: m.rules_marks_help,
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
          label: m.rules_round_direction,
          control: {
            type: "choice",
            options: [
              { value: "none", label: m.rules_round_none },
              { value: "up", label: m.rules_round_up },
              { value: "down", label: m.rules_round_down },
              { value: "nearest", label: m.rules_round_nearest },
            ],
          },
        },
        {
          key: "step",
          label: m.rules_round_step,
          help: m.rules_round_step_help,
          control: { type: "exact" },
        },
      ],
    },
  };
}
