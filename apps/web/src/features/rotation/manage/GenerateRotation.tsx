import { useQueryClient } from "@tanstack/react-query";
import type { RotationMatrix } from "@tightlines/contract/rotation";
import { coverageOf } from "@tightlines/domain/rotation/review-rotation";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { asSeen, useTakeBack } from "../../../lib/deletion/use-take-back.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { rotationQuery } from "../rotation.queries.ts";
import styles from "./RotationListPage.module.css";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<{ reason: string }>();

/** One button for the whole matrix; it says what will come of it, and what goes. */
export function GenerateRotation({ eventUrl, matrix }: { eventUrl: string; matrix: RotationMatrix }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const sayDone = useTakeBack(rotationQuery(api, eventUrl).queryKey);
  const params = { event: eventUrl };
  const { groups, sectors, sessions, cells } = matrix;
  const coverage = coverageOf({
    groupIds: groups.map(({ id }) => id),
    sectorIds: sectors.map(({ id }) => id),
    sessionIds: sessions.map(({ id }) => id),
  });
  return (
    <>
      <Button variant={cells.length === 0 ? "filled" : "default"} onClick={() => setOpen(true)}>
        {m.rotation_generate()}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.rotation_generate_title()}>
        <div className={styles.plan}>
          <p>
            {m.rotation_generate_size({
              groups: groups.length,
              sectors: sectors.length,
              sessions: sessions.length,
            })}
          </p>
          <p>{coverage === "every-sector" ? m.rotation_generate_every() : m.rotation_generate_most()}</p>
          {groups.length > sectors.length && <p>{m.rotation_generate_rests()}</p>}
          {cells.length > 0 && <p>{m.rotation_replace()}</p>}
        </div>
        <Form
          initialValues={{ reason: "" }}
          onSubmit={({ reason }) =>
            api.post("/api/events/{event}/rotations/generate", {
              params,
              body: { coverage, replace: cells.length > 0, reason },
            })
          }
          onSaved={({ data }) => {
            queryClient.setQueryData(rotationQuery(api, eventUrl).queryKey, data);
            // Cells that were there before belong to an earlier generation, which is not this one's to take back.
            if (cells.some(({ id }) => id === data.cells[0]?.id)) toast.success(m.rotation_generated_same());
            else
              sayDone(m.rotation_generated(), () =>
                api.post("/api/events/{event}/rotations/generate/undo", { params, body: asSeen(data.cells) }),
              );
            setOpen(false);
          }}
          submitLabel={m.rotation_generate()}
        >
          {cells.length > 0 && (
            <TextField
              name={field("reason")}
              label={m.rotation_reason()}
              maxLength={REASON_MAX_LENGTH}
              optional
            />
          )}
        </Form>
      </Dialog>
    </>
  );
}
