import { createHash } from 'node:crypto';

/** Computes a weak ETag, because the bytes of a response depend on its encoding. */
export function computeETag(content: string): string {
  return `W/"${createHash('sha1').update(content).digest('base64url')}"`;
}

/** Compares as `If-Match` and `If-None-Match` do (RFC 9110, section 13.1). */
export function matchesETag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  const named = header.split(',').map((item) => opaqueTag(item.trim()));
  return named.includes('*') || named.includes(opaqueTag(etag));
}

// Some proxies remove the mark of a weak ETag.
function opaqueTag(etag: string): string {
  return etag.replace(/^W\//, '');
}
