import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";

/** Apart from the first script, which every page pays for. No search engine needs a page that opens with a secret. */
export function loadPass() {
  return { head: hidden(m.controller_page(), m.controller_description()) };
}

export function loadReceipt() {
  return { head: hidden(m.receipt_page(), m.receipt_description()) };
}

export function loadInvitation() {
  return { head: hidden(m.security_link_page(), m.security_link_page_description()) };
}

function hidden(page: string, description: string): ReturnType<typeof pageHead> {
  return { meta: [...pageHead(page, description).meta, { name: "robots", content: "noindex" }] };
}
