/** The name or address in a Host header, in lower case, without a port and without the dot of the DNS root. */
export function hostNameOf(host: string): string {
  const name = /^(?:\[[^\]]*\]|[^:]*)/.exec(host)?.[0] ?? '';
  return name.toLowerCase().replace(/\.$/, '');
}

/** True for `localhost` and names below it, which browsers resolve themselves, and for literal loopback addresses. */
export function isLoopback(name: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(name);
}
