import type { EventResponse } from "@tightlines/contract/event";
import { useState } from "react";

/** Whether the ways to share an event are shown: they open by themselves when it is published on this page. */
export function useShareAfterPublishing({ status }: EventResponse) {
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState(status);
  if (status !== before) {
    setBefore(status);
    if (before === "draft" && status === "published") setOpen(true);
  }
  return { isOpen, toggle: () => setOpen(!isOpen) };
}
