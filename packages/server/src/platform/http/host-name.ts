/** The host of a Host header: lower case, without port and trailing dot. */
export function hostNameOf(host: string): string {
  const name = /^(?:\[[^\]]*\]|[^:]*)/.exec(host)?.[0] ?? '';
  return name.toLowerCase().replace(/\.$/, '');
}

/** Whether a host is a loopback address or `localhost` or below, which browsers resolve without DNS. */
export function isLoopback(name: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(name);
}
