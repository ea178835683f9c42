import { createTheme, type MantineColorsTuple, type VariantColorsResolver } from "@mantine/core";
import control from "./Control.module.css";

export const tones = ["water", "gravel", "float", "reed", "clay"] as const;

/** A meaning with its colours: water is neutral, gravel quiet, float the main action, reed good, clay wrong. */
export type Tone = (typeof tones)[number];

/** Colours live in theme.css; here Mantine only learns their names and how our variants wear them. */
export const theme = createTheme({
  colors: Object.fromEntries(tones.map((tone) => [tone, shadesOf(tone)])),
  primaryColor: "water",
  cursorType: "pointer",
  defaultRadius: "md",
  fontFamily: "var(--font-text)",
  fontFamilyMonospace: "var(--font-figures)",
  headings: { fontFamily: "var(--font-display)" },
  respectReducedMotion: true,
  variantColorResolver: resolveVariant,
  components: {
    // One main action per screen: a button is quiet unless it asks for `variant="filled"`.
    Button: {
      defaultProps: { variant: "default", color: "float" },
      classNames: { root: control.button, label: control.label },
    },
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gravel" },
      classNames: { root: control.action },
    },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
      classNames: {
        root: control.field,
        label: control.fieldLabel,
        description: control.help,
        error: control.error,
      },
    },
    Input: {
      // Mantine writes the height of its size into the style attribute; a class could not change it.
      vars: () => ({ wrapper: { "--input-height": "var(--target)", "--input-fz": "var(--size-3)" } }),
      classNames: { wrapper: control.wrapper, input: control.input, section: control.section },
    },
    Checkbox: {
      classNames: {
        root: control.field,
        input: control.check,
        label: control.checkLabel,
        body: control.checkBody,
      },
    },
  },
});

function shadesOf(tone: Tone): MantineColorsTuple {
  const shade = (index: number) => `var(--mantine-color-${tone}-${index})`;
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
}

function resolveVariant({
  variant,
  color,
}: Parameters<VariantColorsResolver>[0]): ReturnType<VariantColorsResolver> {
  const tone = tones.find((name) => name === color) ?? "water";
  if (variant === "filled") {
    return {
      background: `var(--${tone}-fill)`,
      hover: `var(--${tone}-fill-hover)`,
      color: `var(--${tone}-on)`,
      border: "1px solid transparent",
    };
  }
  // The signal colour marks the main action only: elsewhere a button that names no tone speaks in water.
  const quiet = tone === "float" ? "water" : tone;
  const ink = `var(--${quiet}-ink)`;
  const hover = "var(--surface-hover)";
  switch (variant) {
    case "light":
      return { background: `var(--${quiet}-soft)`, hover, color: ink, border: "1px solid transparent" };
    case "outline":
      return { background: "transparent", hover, color: ink, border: `var(--stroke) solid ${ink}` };
    case "subtle":
    case "transparent":
      return { background: "transparent", hover, color: ink, border: "1px solid transparent" };
    default:
      return {
        background: "var(--surface-card)",
        hover,
        color: "var(--text)",
        border: "var(--stroke) solid var(--line-strong)",
      };
  }
}
