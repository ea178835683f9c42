import type { DrawRunSummary } from "@tightlines/contract/draw-run";
import { drawLengths } from "@tightlines/domain/draw/draw-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Form } from "../../../ui/form/Form.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { useForgetDraws } from "./use-run-step.ts";

const field = fieldNames<{ ingredient: string }>();

interface DrawNowProps {
  eventUrl: string;
  run: Pick<DrawRunSummary, "id" | "number" | "revision" | "takesIngredient">;
}

/** Draws as promised, with what the crowd adds where it was promised that it may. */
export function DrawNow({ eventUrl, run }: DrawNowProps) {
  const api = useApi();
  const forget = useForgetDraws(eventUrl);
  const params = { event: eventUrl, id: String(run.id) };
  return (
    <Form
      initialValues={{ ingredient: "" }}
      onSubmit={async ({ ingredient }) => {
        try {
          const body = { revision: run.revision, ingredient };
          return await api.post("/api/events/{event}/draw-runs/{id}/draw", { params, body });
        } finally {
          await forget();
        }
      }}
      onSaved={() => toast.success(m.peg_draw_drawn({ number: run.number }))}
      submitLabel={m.peg_draw_now()}
    >
      {run.takesIngredient && (
        <TextField
          name={field("ingredient")}
          label={m.peg_draw_ingredient()}
          help={m.peg_draw_ingredient_help()}
          maxLength={drawLengths.ingredient}
        />
      )}
    </Form>
  );
}
