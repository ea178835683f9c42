import { useQueryClient } from "@tanstack/react-query";
import type { GroupDrawPlan } from "@tightlines/contract/draw-run";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import styles from "./GroupDrawPage.module.css";
import { drawRunKeys } from "../draw-run.queries.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<Values>();

interface GroupDrawFormProps {
  eventUrl: string;
  isRedraw: boolean;
  /** False while a draw waits to be used. */
  isMain: boolean;
}

/** The constraints of a draw. Drawing again needs a reason, which everybody can read. */
export function GroupDrawForm({ eventUrl, isRedraw, isMain }: GroupDrawFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const initialValues: Values = {
    keep: "by-hand",
    areTeamsSpread: true,
    isDrawnLater: false,
    takesIngredient: false,
    reason: "",
    seed: "",
  };
  return (
    <Form
      initialValues={initialValues}
      onSubmit={({ seed, ...plan }) =>
        api.post("/api/events/{event}/groups/draw", {
          params: { event: eventUrl },
          body: { ...plan, ...(seed.trim() && { seed }) },
        })
      }
      onSaved={({ data }) => {
        const { number } = data;
        toast.success(data.drawnAt ? m.draw_made({ number }) : m.peg_draw_prepared({ number }));
        void queryClient.invalidateQueries({ queryKey: drawRunKeys.all(eventUrl) });
      }}
      isMain={isMain}
      submitLabel={isRedraw ? m.draw_again() : m.draw_submit()}
    >
      <CheckboxField name={field("areTeamsSpread")} label={m.draw_spread()} help={m.draw_spread_help()} />
      <SelectField
        name={field("keep")}
        label={m.draw_keep()}
        options={[
          { value: "by-hand", label: m.draw_keep_hand() },
          { value: "everybody", label: m.draw_keep_all() },
          { value: "nobody", label: m.draw_keep_nobody() },
        ]}
      />
      <CheckboxField
        name={field("isDrawnLater")}
        label={m.draw_groups_later()}
        help={m.draw_groups_later_help()}
      />
      <CheckboxField
        name={field("takesIngredient")}
        label={m.peg_draw_ingredient_wanted()}
        help={m.peg_draw_ingredient_wanted_help()}
      />
      {isRedraw && (
        <TextField
          name={field("reason")}
          label={m.draw_reason()}
          help={m.draw_reason_help()}
          maxLength={REASON_MAX_LENGTH}
        />
      )}
      <details className={styles.more}>
        <summary>{m.draw_seed_more()}</summary>
        <TextField
          name={field("seed")}
          label={m.draw_seed()}
          help={m.draw_seed_help()}
          maxLength={64}
          optional
          rule={(text) =>
            text.trim() === "" || /^[0-9a-f]{64}$/i.test(text.trim()) ? null : m.draw_seed_wrong()
          }
        />
      </details>
    </Form>
  );
}

interface Values extends Pick<
  GroupDrawPlan,
  "keep" | "areTeamsSpread" | "isDrawnLater" | "takesIngredient" | "reason"
> {
  seed: string;
}
