import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { NewPassResponse } from "@tightlines/contract/pass";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { passKeys, passListQuery } from "../pass.queries.ts";
import { PassDialog } from "./PassDialog.tsx";
import styles from "./PassListPage.module.css";
import { PassRow } from "./PassRow.tsx";
import { PassSheet } from "./PassSheet.tsx";
import type { WantedPass } from "./wanted-pass.ts";

/** Passes for volunteers: made, shown once, changed and ended. */
export function PassListPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(passListQuery(api, event.url));
  const { data: sessions = [] } = useQuery(sessionListQuery(api, event.url));
  const { data: sectors = [] } = useQuery(sectorListQuery(api, event.url));
  const [wanted, setWanted] = useState<WantedPass>();
  const [made, setMade] = useState<readonly NewPassResponse[]>([]);
  const parts = { sessions, sectors };
  const refresh = () => void queryClient.invalidateQueries({ queryKey: passKeys.all(event.url) });
  return (
    <Page
      title={m.pass_page()}
      description={m.pass_description()}
      action={
        <Button variant="filled" onClick={() => setWanted({})}>
          {m.pass_add()}
        </Button>
      }
    >
      <div className={styles.page}>
        {made.map((pass) => (
          <PassSheet
            key={pass.id}
            event={event}
            parts={parts}
            pass={pass}
            onDone={() => setMade(made.filter(({ id }) => id !== pass.id))}
          />
        ))}
        <Loaded
          query={query}
          skeleton={<TableSkeleton rows={4} columns={3} />}
          isEmpty={(passes) => passes.length === 0}
          empty={<EmptyState drawing={<QuietWater />} sentence={m.pass_none()} />}
        >
          {(passes) => (
            <ul className={styles.list} aria-label={m.pass_list()}>
              {passes.map((pass) => (
                <PassRow
                  key={pass.id}
                  event={event}
                  parts={parts}
                  pass={pass}
                  onWant={setWanted}
                  onEnded={() => {
                    setMade(made.filter(({ id }) => id !== pass.id));
                    refresh();
                  }}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      {wanted && (
        <PassDialog
          event={event}
          parts={parts}
          wanted={wanted}
          onMade={(pass) => setMade([pass, ...made])}
          onClose={() => {
            setWanted(undefined);
            refresh();
          }}
        />
      )}
    </Page>
  );
}
