import type { PassResponse } from "@tightlines/contract/pass";

/** What the dialog is open for: a new pass, perhaps like another one, or one that is changed. */
export interface WantedPass {
  like?: PassResponse;
  pass?: PassResponse;
}
