import type { Path } from "@tightlines/domain/outcome";
import type { ReactNode } from "react";
import type { Switch } from "../switches/switch.ts";

/** How a control shows the switches inside it, which may again hold such a control. */
export type ShowFields = (switches: readonly Switch[], path: Path) => ReactNode;
