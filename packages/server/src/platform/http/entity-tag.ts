import { createHash } from 'node:crypto';

/** A tag for what is in an answer; weak, because its bytes depend on the encoding. */
export function entityTag(content: string): string {
  return `W/"${createHash('sha1').update(content).digest('base64url')}"`;
}

/** True when a caller who sent this `If-None-Match` has what the tag stands for (RFC 9110, section 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((item) => opaque(item.trim()));
  return known.includes('*') || known.includes(opaque(tag));
}

/** Without the mark of a weak tag: some proxies take it off. */
function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
