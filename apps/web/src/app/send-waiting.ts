import type { Identity } from "../lib/identity/identity.ts";

/**
 * Sends what somebody has entered without signal, whichever page they open next. It has a script of its own, which only
 * those who are signed in fetch.
 */
export function sendWaiting(identity: Identity): void {
  let isOpen = false;
  const openForMembers = () => {
    if (isOpen || !identity.current()) return;
    isOpen = true;
    void import("../features/score/device/score-sender.ts").then(({ openScoreSender }) =>
      openScoreSender(identity).send(),
    );
  };
  identity.subscribe(openForMembers);
  openForMembers();
}
