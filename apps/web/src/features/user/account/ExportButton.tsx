import { toSnakeCase } from "@tightlines/contract/wire/case";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { DownloadIcon } from "../../../ui/Icons.tsx";
import { toast } from "../../../ui/toast.ts";

/** Saves everything we hold about somebody as a file. */
export function ExportButton({ uid }: { uid: string }) {
  const api = useApi();
  const [isFetching, setFetching] = useState(false);

  async function save() {
    setFetching(true);
    try {
      const { data } = await api.get("/api/account/{id}/export", { params: { id: uid } });
      // In the file as on the wire: snake_case.
      saveFile(m.user_account_export_file(), JSON.stringify(toSnakeCase(data), null, 2));
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.user_account_export_failed());
    } finally {
      setFetching(false);
    }
  }

  return (
    <Button leftSection={<DownloadIcon size={18} />} loading={isFetching} onClick={() => void save()}>
      {m.user_account_export()}
    </Button>
  );
}

/** A call with a bearer token cannot be a plain link, so the answer is handed over as a file here. */
function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
