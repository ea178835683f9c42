import { fileURLToPath } from "node:url";

/** The checkout's folder, with a trailing separator, wherever a command was called from. */
export const root = fileURLToPath(new URL("../../", import.meta.url));
