/**
 * A link with which Android opens a page of this site in the visitor's browser, out of any app.
 * @returns undefined on other systems, which have no such link
 */
export function browserIntent(
  userAgent: string,
  { protocol, host, pathname, search }: Pick<Location, 'protocol' | 'host' | 'pathname' | 'search'>,
): string | undefined {
  if (!userAgent.includes('Android')) return undefined;
  const scheme = protocol.replace(':', '');
  const intent = 'action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE';
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};${intent};end`;
}
