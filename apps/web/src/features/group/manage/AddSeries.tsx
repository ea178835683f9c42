import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { GroupResponse } from "@tightlines/contract/group";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { asSeen, useTakeBack } from "../../../lib/deletion/use-take-back.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { groupKeys } from "../group.queries.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<{ count: number | null }>();

interface AddSeriesProps {
  eventUrl: string;
  /** How many there are. */
  groupCount: number;
  isMain?: boolean;
}

/** Several groups at once: A, B, C and so on. */
export function AddSeries({ eventUrl, groupCount, isMain = false }: AddSeriesProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const sayDone = useTakeBack(groupKeys.all(eventUrl));
  const params = { event: eventUrl };
  const { data: sectors = [], isPending } = useQuery(sectorListQuery(api, eventUrl));
  // A group for each sector; parts of a sector are not rotated through.
  const wanted = sectors.filter(({ parentId }) => parentId === null).length - groupCount;
  return (
    <>
      <Button variant={isMain ? "filled" : "default"} onClick={() => setOpen(true)}>
        {m.group_series()}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.group_series_title()}>
        {/* How many are proposed follows from the sectors: whoever is quick waits for them. */}
        {isPending ? (
          <FormSkeleton fields={1} />
        ) : (
          <Form<{ count: number | null }, { data: readonly GroupResponse[] }, { revision: number }>
            initialValues={{ count: Math.max(wanted, 1) }}
            onSubmit={({ count }) =>
              api.post("/api/events/{event}/groups/series", {
                params,
                body: { count: count ?? 0 },
              })
            }
            onSaved={({ data }) => {
              sayDone(m.group_series_added({ count: data.length }), () =>
                api.post("/api/events/{event}/groups/series/undo", { params, body: asSeen(data) }),
              );
              setOpen(false);
              void queryClient.invalidateQueries({ queryKey: groupKeys.all(eventUrl) });
            }}
            submitLabel={m.group_series_submit()}
          >
            <NumberField name={field("count")} label={m.group_series_count()} help={m.group_series_help()} />
          </Form>
        )}
      </Dialog>
    </>
  );
}
