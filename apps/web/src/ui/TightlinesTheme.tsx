import "./mantine.css";
import "./theme.css";
import "./global.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { theme } from "./theme.ts";

/**
 * Mantine with our theme. Its two generated `<style>`s are switched off because theme.css already says
 * everything they would: the page then needs no style hash in its content security policy.
 */
export function TightlinesTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
