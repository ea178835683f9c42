import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";
import { LostLine } from "./drawings/LostLine.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { readSubmitProblem } from "./form/submit-problem.ts";
import styles from "./Loaded.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;
  /** The shape of what will come; see Skeletons. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Usually an EmptyState. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Waits, fails, is empty, or shows the data. Data that is already here stays while a later fetch fails. */
export function Loaded<Data>({ query, skeleton, isEmpty, empty, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (error) return <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={styles.waiting} aria-busy>
      <output>
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      </output>
      {skeleton}
    </div>
  );
}

function LoadFailed({
  error,
  isRetrying,
  onRetry,
}: {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  return (
    <div role="alert">
      <EmptyState
        drawing={<LostLine />}
        title={m.ui_load_failed_title()}
        sentence={readSubmitProblem(error).detail ?? m.ui_load_failed()}
        action={
          <Button loading={isRetrying} onClick={onRetry}>
            {m.ui_retry()}
          </Button>
        }
      />
    </div>
  );
}
