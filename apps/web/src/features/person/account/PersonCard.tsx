import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnPage } from "@tightlines/contract/person";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { formatReadersDay } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { Loaded } from "../../../ui/Loaded.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import styles from "../../user/account/AccountPage.module.css";
import { ownPageQuery } from "../person.queries.ts";

/** On the account page: whoever agrees has a public page, and takes it away again. */
export function PersonCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(ownPageQuery(api));
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<{ data: OwnPage }>, done: string) {
    setBusy(true);
    try {
      const { data } = await work();
      queryClient.setQueryData(ownPageQuery(api).queryKey, data);
      toast.success(done);
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      setBusy(false);
    }
  }

  const agree = () => act(() => api.post("/api/people/mine", {}), m.person_card_agreed());
  const withdraw = () => act(() => api.delete("/api/people/mine", {}), m.person_card_withdrawn());

  return (
    <Card title={m.person_card_title()}>
      <p className={styles.help}>{m.person_card_help()}</p>
      <Loaded query={query} skeleton={<FormSkeleton fields={1} />}>
        {({ url, agreedAt }) =>
          url === null ? (
            <Button disabled={isBusy} onClick={() => void agree()}>
              {m.person_card_agree()}
            </Button>
          ) : (
            <>
              {agreedAt !== null && <p>{m.person_card_since({ day: formatReadersDay(agreedAt) })}</p>}
              <div className={styles.buttons}>
                <ButtonLink to="/people/$personUrl" params={{ personUrl: url }}>
                  {m.person_card_open()}
                </ButtonLink>
                <Button disabled={isBusy} variant="subtle" onClick={() => void withdraw()}>
                  {m.person_card_withdraw()}
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
