import type { StartListOutcome } from "@tightlines/contract/registration/start-list";
import { m } from "../../../paraglide/messages.js";

/** "12 confirmed anglers are not on the start list yet. 1 angler without a place is still on the start list." */
export function sayDistance(outcome: StartListOutcome): string {
  const { added, returned, linked, changed, withdrawn } = outcome;
  const sentences = [
    added + returned > 0 && m.desk_start_missing({ count: added + returned }),
    linked > 0 && m.desk_start_known({ count: linked }),
    changed > 0 && m.desk_start_differs({ count: changed }),
    withdrawn > 0 && m.desk_start_gone({ count: withdrawn }),
    ...sayKept(outcome),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** There is nothing to do; what the organizer changed by hand is named all the same. */
export function sayAgreement(outcome: StartListOutcome): string {
  const kept = sayKept(outcome);
  return kept.length > 0 ? kept.join(" ") : m.desk_start_agrees();
}

function sayKept({ keptByHand }: StartListOutcome): string[] {
  return keptByHand.length > 0 ? [m.desk_start_kept({ names: keptByHand.join(", ") })] : [];
}

/** What was done, part by part. */
export function sayMade(outcome: StartListOutcome): string {
  const { added, returned, linked, changed, withdrawn, teamsAdded } = outcome;
  const sentences = [
    m.desk_start_done(),
    added > 0 && m.desk_start_added({ count: added }),
    teamsAdded > 0 && m.desk_start_teams({ count: teamsAdded }),
    linked > 0 && m.desk_start_linked({ count: linked }),
    changed > 0 && m.desk_start_changed({ count: changed }),
    returned > 0 && m.desk_start_returned({ count: returned }),
    withdrawn > 0 && m.desk_start_withdrawn({ count: withdrawn }),
    ...sayKept(outcome),
  ];
  return sentences.filter(Boolean).join(" ");
}
