import { startProduct as start } from "../../e2e/harness/product.ts";

export interface BenchProduct {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

export const administrator = { email: "bench@example.org", password: "tight lines and dry feet" };

/** The built product in a process of its own, with data of its own; `npm run build` makes it, E2E_DIST names another. */
export function startProduct(settings: Record<string, string> = {}): Promise<BenchProduct> {
  return start({
    env: {
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
  });
}
