import { toSnakeCase } from "@tightlines/contract/wire/case";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { saveFile } from "../../../lib/save-file.ts";
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
      const json = JSON.stringify(toSnakeCase(data), null, 2);
      saveFile(m.user_account_export_file(), new Blob([json], { type: "application/json" }));
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
