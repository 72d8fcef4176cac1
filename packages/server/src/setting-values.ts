// How settings are written: each gives undefined for what is not one.
import { isIP } from 'node:net';

export function portNumber(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

export function hostName(text: string): string | undefined {
  return /^[\w.:-]+$/.test(text) ? text : undefined;
}

export function origin(text: string): string | undefined {
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}

export function postgresUrl(text: string): string | undefined {
  return /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? '') ? text : undefined;
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

export function smtpUrl(text: string): string | undefined {
  const url = parseUrl(text);
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? text : undefined;
}

/** One bare address, or one in angle brackets after a name without quotes. */
export function sender(text: string): string | undefined {
  return /^([^<>"@,\p{Cc}]*<[^\s<>"@,]+@[^\s<>"@,]+>|[^\s<>"@,]+@[^\s<>"@,]+)$/u.test(text)
    ? text
    : undefined;
}

/** An address as it may be shown: what is said before the host of a URL stays unsaid. */
export function withoutPassword(text: string): string {
  return text.replace(/:\/\/.*@/, '://***@');
}

export function proxies(text: string): string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
