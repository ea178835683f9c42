import { useQueryClient } from "@tanstack/react-query";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { GroupRunResponse } from "@tightlines/contract/draw-run";
import type { GroupResponse } from "@tightlines/contract/group";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useTakeBack } from "../../../lib/deletion/use-take-back.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { groupLabel } from "../../group/group-label.ts";
import { GroupColumns, type GroupMember } from "../../group/GroupColumns.tsx";
import { FairnessFacts } from "./FairnessFacts.tsx";
import styles from "./GroupDrawPage.module.css";
import { drawRunKeys } from "../draw-run.queries.ts";
import { groupKeys } from "../../group/group.queries.ts";
import { anglerKeys } from "../../angler/angler.queries.ts";

interface DrawPreviewProps {
  eventUrl: string;
  run: GroupRunResponse;
  groups: readonly GroupResponse[];
  anglers: readonly AnglerResponse[];
}

/** What a draw came to, before anybody is moved. */
export function DrawPreview({ eventUrl, run, groups, anglers }: DrawPreviewProps) {
  const { use, isSending } = useDraw(eventUrl, run);
  const byId = new Map(anglers.map((angler) => [angler.id, angler]));
  const columns = groups
    .filter(({ id }) => run.input.groupIds.includes(id))
    .map((group) => ({
      id: group.id,
      title: groupLabel(group),
      members: (run.placements ?? [])
        .filter(({ groupId }) => groupId === group.id)
        .map(({ anglerId }) => byId.get(anglerId) ?? unknownMember(anglerId))
        .toSorted((a, b) => a.number - b.number),
    }));
  return (
    <Card
      title={m.draw_preview_title({ number: run.number })}
      aside={
        <Button variant="filled" loading={isSending} onClick={() => void use()}>
          {m.draw_use()}
        </Button>
      }
    >
      <p>{m.draw_use_help()}</p>
      <div className={styles.preview}>
        {run.report && <FairnessFacts report={run.report} />}
        <GroupColumns columns={columns} />
      </div>
    </Card>
  );
}

function useDraw(eventUrl: string, { id, number, revision }: GroupRunResponse) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const queryKeys = [drawRunKeys, groupKeys, anglerKeys].map((keys) => keys.all(eventUrl));
  const sayDone = useTakeBack(...queryKeys);

  async function use() {
    setSending(true);
    try {
      const params = { event: eventUrl, id: String(id) };
      const path = "/api/events/{event}/draw-runs/{id}/publish";
      const { data } = await api.post(path, { params, body: { revision } });
      sayDone(m.draw_used({ number }), () =>
        api.post(`${path}/undo`, {
          params,
          body: { revision: data.revision, reason: m.draw_undone_reason() },
        }),
      );
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.draw_verify_failed());
    }
    for (const queryKey of queryKeys) await queryClient.invalidateQueries({ queryKey });
    setSending(false);
  }
  return { use, isSending };
}

function unknownMember(id: number): GroupMember {
  return { id, number: id, firstName: m.draw_unknown_angler({ id }), lastName: "", teamName: null };
}
