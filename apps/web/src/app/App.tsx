import "../ui/theme.css";
import "../ui/global.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { ApiContext } from "../lib/api/api.context.ts";
import { IdentityContext } from "../lib/identity/identity.context.ts";
import type { AppContext } from "./app-context.ts";
import type { AppRouter } from "./router.tsx";

/** The same tree in the browser and on the server; only what is handed in differs. */
export function App({ router, context }: { router: AppRouter; context: AppContext }) {
  return (
    <ApiContext value={context.api}>
      <IdentityContext value={context.identity}>
        <QueryClientProvider client={context.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </IdentityContext>
    </ApiContext>
  );
}
