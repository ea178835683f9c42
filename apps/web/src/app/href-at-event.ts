/**
 * The same page under another address of its event. The address is matched as it stands in the link: there it may be
 * written with percent signs, which the router has read already where it gives the address itself.
 */
export function hrefAtEvent(href: string, eventUrl: string): string {
  return href.replace(/^\/events\/[^/?#]+/, `/events/${eventUrl}`);
}
