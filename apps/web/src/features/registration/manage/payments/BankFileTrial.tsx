import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { Transaction } from "@tightlines/domain/payment/transaction";
import { useMemo } from "react";
import { useApi } from "../../../../lib/api/api.context.ts";
import { m } from "../../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../../ui/form/submit-problem.ts";
import { Loaded } from "../../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../../ui/Skeletons.tsx";
import { toast } from "../../../../ui/toast.ts";
import { bankFileTrialQuery } from "../desk.queries.ts";
import { type Assigned, linesOf, toSend } from "./bank-lines.ts";
import { BankFileReport } from "./BankFileReport.tsx";

export interface BankFileTrialProps {
  eventUrl: string;
  registrations: readonly RegistrationResponse[];
  transactions: readonly Transaction[];
}

/** Asks what the file would pay, shows it, and does it when it is wanted. */
export function BankFileTrial({ eventUrl, registrations, transactions }: BankFileTrialProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sent = useMemo(() => transactions.map(toSend), [transactions]);
  const trial = useQuery(bankFileTrialQuery(api, eventUrl, sent));
  const importing = useMutation({
    mutationFn: (assigned: Assigned[]) =>
      api.post("/api/events/{event}/registrations/payments", {
        params: { event: eventUrl },
        body: { transactions: sent, assigned },
      }),
    onSuccess: ({ data }) => {
      toast.success(m.desk_bank_done({ count: data.paid }));
      void queryClient.invalidateQueries();
      void navigate({ to: "/events/$eventUrl/manage/registrations", params: { eventUrl } });
    },
    onError: (error) => {
      toast.error(readSubmitProblem(error).detail ?? m.desk_failed());
      void trial.refetch();
    },
  });
  return (
    <Loaded query={trial} skeleton={<TableSkeleton rows={4} columns={4} />}>
      {(report) => (
        <BankFileReport
          lines={linesOf(report, sent, registrations)}
          registrations={registrations}
          isLooking={trial.isFetching}
          isImporting={importing.isPending}
          onImport={(assigned) => importing.mutate(assigned)}
        />
      )}
    </Loaded>
  );
}
