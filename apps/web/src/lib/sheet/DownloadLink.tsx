import type { MouseEvent, ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { toast } from "../../ui/toast.ts";
import { useApi } from "../api/api.context.ts";
import { useIdentity } from "../identity/identity.context.ts";
import { saveFile } from "../save-file.ts";

interface DownloadLinkProps {
  address: string;
  /** What the file is called when it is kept. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A file of the API. It is a plain link for everybody, also without JavaScript; who is signed in gets what only they may
 * see.
 */
export function DownloadLink({ address, name, className, children }: DownloadLinkProps) {
  const api = useApi();
  const identity = useIdentity();

  async function save(click: MouseEvent): Promise<void> {
    if (!identity.current()) return;
    click.preventDefault();
    try {
      const answer = await api.raw("GET", address, (headers) => fetch(address, { headers }));
      saveFile(name, await answer.blob());
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.sheet_download_failed());
    }
  }

  return (
    <a href={address} download={name} className={className} onClick={(click) => void save(click)}>
      {children}
    </a>
  );
}
