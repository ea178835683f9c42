import "./mantine.css";
import "./theme.css";
import "./global.css";
import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { theme } from "./theme.ts";

const manager = localStorageColorSchemeManager();

/**
 * Mantine with our theme. Its own provider would also write two `<style>`s into the page; theme.css says everything
 * they would. Without them the page needs no style hash in its content security policy, and a first visit no code
 * that makes them.
 */
export function TightlinesTheme({ children }: { children: ReactNode }) {
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme({
    manager,
    defaultColorScheme: "auto",
    getRootElement,
    forceColorScheme: undefined,
  });
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement,
      classNamesPrefix: "mantine",
      cssVariablesSelector: ":root",
      withStaticClasses: false,
    }),
    [colorScheme, setColorScheme, clearColorScheme],
  );
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

function getRootElement(): HTMLElement {
  return document.documentElement;
}
