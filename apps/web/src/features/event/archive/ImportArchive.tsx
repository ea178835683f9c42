import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ARCHIVE_LIMIT_MEGABYTES } from "@tightlines/contract/limits";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { FileButton } from "../../../ui/FileButton.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { isCancelled } from "../../../lib/api/send-form.ts";
import { eventKeys } from "../event.queries.ts";
import styles from "./ImportArchive.module.css";
import { sendArchive } from "./send-archive.ts";

/** Makes an event of a file from another installation. */
export function ImportArchive() {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<{ name: string; share: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File): Promise<void> {
    if (file.size > ARCHIVE_LIMIT_MEGABYTES * 1024 * 1024)
      return setProblem(m.archive_too_large({ limit: ARCHIVE_LIMIT_MEGABYTES }));
    const { name } = file;
    const controller = new AbortController();
    sending.current = controller;
    setProblem(null);
    setSent({ name, share: 0 });
    try {
      const onProgress = (share: number) => setSent({ name, share });
      const { url } = await sendArchive(file, { api, signal: controller.signal, onProgress });
      void queryClient.invalidateQueries({ queryKey: eventKeys.all });
      toast.success(m.archive_imported({ name }));
      await navigate({ to: "/events/$eventUrl/manage", params: { eventUrl: url } });
    } catch (error) {
      if (!isCancelled(error)) setProblem(readSubmitProblem(error).detail ?? m.archive_failed());
      setSent(null);
    }
  }

  return (
    <Card title={m.archive_import_title()}>
      <p>{m.archive_import_help()}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {sent ? (
        <div className={styles.progress}>
          <progress
            max={1}
            {...(sent.share < 1 && { value: sent.share })}
            aria-label={m.archive_sending({ name: sent.name })}
          />
          <output>{sent.share < 1 ? `${Math.round(sent.share * 100)} %` : m.archive_working()}</output>
          <Button onClick={() => sending.current?.abort()}>{m.ui_cancel()}</Button>
        </div>
      ) : (
        <FileButton accept=".json,application/json" onFile={(file) => void send(file)}>
          {m.archive_choose()}
        </FileButton>
      )}
    </Card>
  );
}
