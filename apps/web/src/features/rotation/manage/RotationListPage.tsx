import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { RotationMatrix } from "@tightlines/contract/rotation";
import { useMemo } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { CheckIcon, WarningIcon } from "../../../ui/FrameIcons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { sectorHue } from "../../sector/sector-hue.ts";
import { Matrix } from "../Matrix.tsx";
import { rotationQuery } from "../rotation.queries.ts";
import { CellConflict, cellWords } from "./CellConflict.tsx";
import { type ConflictsFound, describeConflicts } from "./describe-conflicts.ts";
import { GenerateRotation } from "./GenerateRotation.tsx";
import styles from "./RotationListPage.module.css";
import { useSetCell } from "./use-set-cell.ts";

export function RotationListPage({ event }: { event: EventResponse }) {
  const query = useQuery(rotationQuery(useApi(), event.url));
  const isReady = query.data && !isLacking(query.data);
  return (
    <Page
      title={m.rotation_title()}
      description={m.rotation_description()}
      action={isReady && <GenerateRotation eventUrl={event.url} matrix={query.data} />}
    >
      <Loaded query={query} skeleton={<TableSkeleton rows={5} columns={6} />}>
        {(matrix) =>
          isLacking(matrix) ? (
            <Lacking eventUrl={event.url} matrix={matrix} />
          ) : (
            <>
              <Editor event={event} matrix={matrix} />
              <DownloadSheet eventUrl={event.url} nouns="rotations" />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Editor({ event, matrix }: { event: EventResponse; matrix: RotationMatrix }) {
  const { setCell, clash, dismissClash } = useSetCell(event.url);
  const found = useMemo(() => describeConflicts(matrix), [matrix]);
  const options = [
    { value: "", label: m.rotation_open() },
    ...matrix.sectors.map(({ id, code }) => ({ value: String(id), label: code })),
    { value: "rest", label: m.rotation_rest() },
  ];
  return (
    <>
      {clash && (
        <CellConflict
          clash={clash}
          sectors={matrix.sectors}
          onKeepMine={() => {
            const { group, session, mine } = clash;
            void setCell(group, session, mine, cellWords(matrix.sectors, mine));
          }}
          onTakeTheirs={dismissClash}
        />
      )}
      <Conflicts sentences={found.sentences} missing={found.missing} />
      <Matrix
        matrix={matrix}
        timeZone={event.timeZone}
        renderCell={(group, session) => {
          const cell = matrix.cells.find((one) => one.groupId === group.id && one.sessionId === session.id);
          const sector = matrix.sectors.find(({ id }) => id === cell?.sectorId);
          return (
            <select
              className={styles.cell}
              style={sector && sectorHue(sector.position).style}
              data-sector={sector ? true : undefined}
              data-conflict={found.isMarked(group.id, session.id) || undefined}
              aria-label={m.rotation_cell_label({ group: group.code, session: session.number })}
              aria-invalid={found.isMarked(group.id, session.id) || undefined}
              value={cell ? String(cell.sectorId ?? "rest") : ""}
              onChange={({ currentTarget: { value, selectedOptions } }) =>
                void setCell(group, session, readCell(value), selectedOptions[0]?.label ?? "")
              }
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          );
        }}
      />
    </>
  );
}

function readCell(value: string): number | null | undefined {
  if (value === "") return undefined;
  return value === "rest" ? null : Number(value);
}

function Conflicts({ sentences, missing }: Pick<ConflictsFound, "sentences" | "missing">) {
  if (sentences.length === 0)
    return missing ? (
      <output className={styles.open}>{missing}</output>
    ) : (
      <p className={styles.fine}>
        <CheckIcon size={18} />
        {m.rotation_no_conflicts()}
      </p>
    );
  return (
    <output className={styles.conflicts}>
      <strong>
        <WarningIcon size={18} />
        {m.rotation_conflicts({ count: sentences.length })}
      </strong>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {missing && <li>{missing}</li>}
      </ul>
    </output>
  );
}

function isLacking({ groups, sectors, sessions }: RotationMatrix): boolean {
  return groups.length === 0 || sectors.length === 0 || sessions.length === 0;
}

/** What is missing for a matrix, and the first step towards it. */
function Lacking({ eventUrl, matrix }: { eventUrl: string; matrix: RotationMatrix }) {
  const { groups, sectors, sessions } = matrix;
  const counts = { groups: groups.length, sectors: sectors.length, sessions: sessions.length };
  const params = { eventUrl };
  return (
    <EmptyState
      drawing={<QuietWater />}
      sentence={m.rotation_needs(counts)}
      action={
        groups.length === 0 ? (
          <ButtonLink to="/events/$eventUrl/manage/groups" params={params} variant="filled">
            {m.rotation_needs_groups()}
          </ButtonLink>
        ) : sectors.length === 0 ? (
          <ButtonLink to="/events/$eventUrl/manage/sectors" params={params} variant="filled">
            {m.rotation_needs_sectors()}
          </ButtonLink>
        ) : (
          <ButtonLink to="/events/$eventUrl/manage/sessions" params={params} variant="filled">
            {m.rotation_needs_sessions()}
          </ButtonLink>
        )
      }
    />
  );
}
