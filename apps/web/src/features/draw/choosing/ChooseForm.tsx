import { useQuery } from "@tanstack/react-query";
import type { ChoosingResponse, ChoosingTurn } from "@tightlines/contract/draw/choosing";
import type { SectorResponse } from "@tightlines/contract/sector";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { toast } from "../../../ui/toast.ts";
import { sessionDrawsQuery } from "../draw.queries.ts";
import { PegField } from "../manage/PegField.tsx";
import styles from "./ChoosePage.module.css";
import { turnNames } from "./turn-names.ts";
import { useChoice } from "./use-choice.ts";

interface Values {
  pegId: string;
}

const field = fieldNames<Values>();

interface ChooseFormProps {
  eventUrl: string;
  choosing: ChoosingResponse;
  turn: ChoosingTurn;
  sectors: readonly SectorResponse[];
}

/** Those whose turn it is, in letters that a room can read, and the banks they choose from. */
export function ChooseForm({ eventUrl, choosing, turn, sectors }: ChooseFormProps) {
  const { data: seats = [] } = useQuery(sessionDrawsQuery(useApi(), eventUrl, choosing.sessionId));
  const { choose, pass, takeBack } = useChoice(eventUrl, choosing);
  const names = turnNames(turn);
  const holderOf = (pegId: string) => seats.find((seat) => seat.pegId === Number(pegId));
  return (
    <Form<Values, void>
      initialValues={{ pegId: "" }}
      validate={({ pegId }) => {
        const holder = holderOf(pegId);
        return { pegId: holder ? m.choosing_taken({ name: holder.anglerName }) : null };
      }}
      onSubmit={({ pegId }) => choose(turn.turn, Number(pegId))}
      onSaved={() => toast.success(m.choosing_done({ names }), { undo: () => void takeBack(turn.turn) })}
      submitLabel={m.choosing_submit()}
      secondary={<Button onClick={() => void pass(turn.turn, names)}>{m.choosing_pass()}</Button>}
    >
      <p className={styles.turn}>{m.choosing_turn({ turn: turn.turn })}</p>
      <p className={styles.names}>{names}</p>
      <PegField
        name={field("pegId")}
        sectors={sectors}
        seats={seats}
        angler={{ id: turn.anglers[0]?.anglerId ?? 0, name: names }}
      />
    </Form>
  );
}
