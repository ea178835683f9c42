import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { AcceptedWarning, EntryListReport } from "@tightlines/contract/entry-list";
import type { ColumnNames } from "@tightlines/domain/entry-list/guess-columns";
import { guessNameOrder, type NameOrder, nameOrderOfHeading } from "@tightlines/domain/entry-list/name-order";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { Loaded } from "../../ui/Loaded.tsx";
import { TableSkeleton } from "../../ui/Skeletons.tsx";
import { toast } from "../../ui/toast.ts";
import { useTakeBack } from "../deletion/use-take-back.ts";
import { ChooseSheet } from "./ChooseSheet.tsx";
import { chosenColumns } from "./chosen-columns.ts";
import { ColumnChoices } from "./ColumnChoices.tsx";
import styles from "./EntryListImport.module.css";
import { NameOrderChoice } from "./NameOrderChoice.tsx";
import { type ImportAnswers, ReportCard } from "./ReportCard.tsx";
import { sayReport } from "./say-report.ts";
import { type EntryList, useEntryList } from "./use-entry-list.ts";
import { wrongCells } from "./wrong-cells.ts";
import { nounKeys } from "../api/query-keys.ts";

export interface SentList<Field extends string> {
  columns: (Field | null)[];
  rows: string[][];
  isTrial: boolean;
  /** How whole names are written, where a column holds them. */
  nameOrder?: NameOrder;
  /** Why people change their team, where some do. */
  reason?: string;
  acceptedWarnings?: AcceptedWarning[];
}

export interface EntryListImportProps<Field extends string, Report extends EntryListReport> {
  /** How the columns may be headed, by field. */
  names: ColumnNames<Field>;
  /** What each field is called here. */
  labels: Readonly<Record<Field, string>>;
  /** The field that holds a person's whole name. */
  wholeName?: Field;
  /** How first and last names are headed, for the heading of a whole name that says which comes first. */
  nameParts?: Readonly<Record<"firstName" | "lastName", readonly string[]>>;
  /** Whether changes of the team need no reason: nobody has seen the teams yet. */
  isDraft?: boolean;
  send: (list: SentList<Field>) => Promise<Report>;
  /** Takes an import back that was done. */
  takeBack: (report: Report) => Promise<void>;
  onDone: () => void;
}

const trialKeys = nounKeys("entry-list");

/** From a spreadsheet to the event: choose, see what each column and each line would become, then import all of it. */
export function EntryListImport<Field extends string, Report extends EntryListReport>(
  props: EntryListImportProps<Field, Report>,
) {
  const { names, labels, wholeName, send, takeBack, onDone } = props;
  const { list, open, close, ...change } = useEntryList(names);
  const chosen = chosenColumns<Field>(list ?? { columns: [], entries: [] });
  const wholeNames = cellsOf(chosen, wholeName);
  const nameOrder = wholeNames && (list?.nameOrder ?? orderSaid(list, props) ?? guessNameOrder(wholeNames));
  const sent = { ...chosen, ...(nameOrder && { nameOrder }) };
  const isTooLong = sent.rows.length > WHOLE_LIST;
  const trial = useQuery({
    queryKey: trialKeys.list(sent),
    queryFn: async () => sayReport(await send({ ...sent, isTrial: true })),
    enabled: sent.rows.length > 0 && !isTooLong,
    // What is there already may change while somebody looks at the preview.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const sayDone = useTakeBack();
  const importing = useMutation({
    mutationFn: (answers: ImportAnswers) => send({ ...sent, ...answers, isTrial: false }),
    onSuccess: (report) => {
      const count = (outcome: string) => report.lines.filter((line) => line.outcome === outcome).length;
      sayDone(m.sheet_done({ added: count("add"), changed: count("change") }), () => takeBack(report));
      onDone();
    },
    onError: (error) => {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
      void trial.refetch();
    },
  });

  if (!list) return <ChooseSheet onRows={open} />;
  return (
    <div className={styles.steps}>
      <ColumnChoices
        list={list}
        labels={labels}
        onColumn={change.setColumn}
        onHeader={change.setHeaderLine}
        onTotals={change.takeTotals}
      >
        {wholeNames && nameOrder && (
          <NameOrderChoice names={wholeNames} order={nameOrder} onOrder={change.setNameOrder} />
        )}
      </ColumnChoices>
      {isTooLong ? (
        <p role="alert">{m.sheet_too_long({ count: sent.rows.length, most: WHOLE_LIST })}</p>
      ) : (
        <Loaded query={trial} skeleton={<TableSkeleton rows={3} columns={3} />}>
          {(report) => (
            <ReportCard
              report={report}
              asksWhy={!props.isDraft && report.transfers.length > 0}
              labels={labels}
              lines={list.entries.map(({ line }) => line)}
              cellsOf={(line, fields) => wrongCells({ list, labels, wholeName }, line, fields)}
              isLooking={trial.isFetching}
              isImporting={importing.isPending}
              onCell={change.setCell}
              onLeaveOut={change.leaveOut}
              onImport={(answers) => importing.mutate(answers)}
            />
          )}
        </Loaded>
      )}
      <div>
        <Button variant="subtle" onClick={close}>
          {m.sheet_other()}
        </Button>
      </div>
    </div>
  );
}

/** How whole names are written, where their heading says so. */
function orderSaid<Field extends string>(
  list: EntryList<Field> | null,
  { wholeName, nameParts }: Pick<EntryListImportProps<Field, EntryListReport>, "wholeName" | "nameParts">,
): NameOrder | null {
  const at = list?.columns.findIndex((field) => field === wholeName) ?? -1;
  const heading = list?.headings[at];
  return heading && nameParts ? nameOrderOfHeading(heading, nameParts) : null;
}

function cellsOf<Field extends string>(
  { columns, rows }: { columns: readonly Field[]; rows: readonly string[][] },
  field: Field | undefined,
): string[] | undefined {
  const index = columns.findIndex((column) => column === field);
  return index === -1 ? undefined : rows.map((cells) => cells[index] ?? "");
}
