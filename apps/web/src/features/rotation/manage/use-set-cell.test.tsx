import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { RotationMatrix } from "@tightlines/contract/rotation";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiContext } from "../../../lib/api/api.context.ts";
import { type ApiRequest, createApi } from "../../../lib/api/api.ts";
import { clearToasts, currentToasts } from "../../../ui/toast.ts";
import { rotationQuery } from "../rotation.queries.ts";
import { useSetCell } from "./use-set-cell.ts";

const times = { createdAt: "2027-04-03T08:00:00Z", updatedAt: "2027-04-03T08:00:00Z" };
const cell = { id: 7, revision: 1, groupId: 1, sessionId: 2, sectorId: 3, ...times };
const group = { id: 1, code: "A", name: "", anglerCount: 0 };
const session = {
  id: 2,
  number: 1,
  name: "",
  startsAt: "2027-04-03T08:00:00Z",
  endsAt: "2027-04-03T12:00:00Z",
};
const matrix: RotationMatrix = {
  groups: [group],
  sectors: [],
  sessions: [session],
  cells: [cell],
  conflicts: [],
};

test("undo takes back what was stored, not what somebody else has made of it since", async () => {
  const sent: ApiRequest[] = [];
  const api = createApi({
    transport: async (request) => {
      sent.push(request);
      const data = { id: 7, revision: 2, group_id: 1, session_id: 2, sector_id: 4 };
      return { status: 200, text: JSON.stringify({ data }) };
    },
  });
  const client = new QueryClient();
  const { queryKey } = rotationQuery(api, "cup");
  client.setQueryData(queryKey, matrix);
  const hooks: Hook[] = [];
  renderToString(
    <ApiContext value={api}>
      <QueryClientProvider client={client}>
        <Probe tell={(hook) => hooks.push(hook)} />
      </QueryClientProvider>
    </ApiContext>,
  );

  clearToasts();
  await hooks[0]!.setCell(group, session, 4, "B");
  client.setQueryData(queryKey, { ...matrix, cells: [{ ...cell, sectorId: 5, revision: 3 }] });
  currentToasts()[0]!.undo!();
  await expect.poll(() => sent.length).toBe(2);
  clearToasts();
  expect(sent.map(({ body }) => JSON.parse(body!))).toEqual([
    { sector_id: 4, revision: 1 },
    { sector_id: 3, revision: 2 },
  ]);
});

type Hook = ReturnType<typeof useSetCell>;

function Probe({ tell }: { tell: (hook: Hook) => void }) {
  tell(useSetCell("cup"));
  return null;
}
