/**
 * An address without what some proxies write around it: the port in `192.0.2.1:5678` and `[2001:db8::1]:443`, the brackets,
 * and the network card in `fe80::1%eth0`. With its port every connection would count as another visitor.
 */
export function bareAddress(address: string): string {
  const text = address.trim().replace(/^"(.*)"$/, "$1");
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([^:]*):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/%.*$/, "");
}
