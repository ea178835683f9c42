import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/Card.tsx";
import { installationQuery } from "./user.queries.ts";

/** Commands are the same in every language. */
const ADMINISTRATOR = "npm run admin -- you@example.org";
const DEMO = "npm run demo";

/** For whoever has just installed the product: the two commands that lead on. Gone with the first administrator. */
export function FirstMinute() {
  const { data } = useQuery(installationQuery(useApi()));
  if (!data || data.hasAdministrator) return null;
  return (
    <Card title={m.first_minute_title()}>
      <p>{m.first_minute_administrator()}</p>
      <pre>{ADMINISTRATOR}</pre>
      <p>{m.first_minute_demo()}</p>
      <pre>{DEMO}</pre>
    </Card>
  );
}
