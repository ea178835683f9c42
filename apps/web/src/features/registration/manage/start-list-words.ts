import type { StartListOutcome } from "@tightlines/contract/registration/start-list";
import { m } from "../../../paraglide/messages.js";

/** "12 confirmed anglers are not on the start list yet. 1 angler without a place is still on the start list." */
export function sayDistance({ added, returned, linked, withdrawn }: StartListOutcome): string {
  const sentences = [
    added + returned > 0 && m.desk_start_missing({ count: added + returned }),
    linked > 0 && m.desk_start_known({ count: linked }),
    withdrawn > 0 && m.desk_start_gone({ count: withdrawn }),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** What was done, part by part. */
export function sayMade({ added, returned, linked, withdrawn, teamsAdded }: StartListOutcome): string {
  const sentences = [
    m.desk_start_done(),
    added > 0 && m.desk_start_added({ count: added }),
    teamsAdded > 0 && m.desk_start_teams({ count: teamsAdded }),
    linked > 0 && m.desk_start_linked({ count: linked }),
    returned > 0 && m.desk_start_returned({ count: returned }),
    withdrawn > 0 && m.desk_start_withdrawn({ count: withdrawn }),
  ];
  return sentences.filter(Boolean).join(" ");
}
