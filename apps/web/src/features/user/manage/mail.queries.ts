import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { nounKeys } from "../../../lib/api/query-keys.ts";

export const mailKeys = nounKeys("mail");

/** The newest letters that could not be sent; older ones follow when these are dealt with. */
export const mailQuery = (api: Api) =>
  queryOptions({ queryKey: mailKeys.list(), queryFn: () => api.get("/api/mail", { query: {} }) });
