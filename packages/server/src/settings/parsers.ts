import { readOtherKeys, readSigningKey, type OtherKey } from '@naija/releases';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

// URLs allow `*` and `;` in hosts, which are syntax in a content security policy.
const PLAIN_ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?$/;

/** SHA-256 of a key that may publish releases of the remote. */
export interface PublishKey {
  remote: string;
  sha256: Buffer;
}

export function portNumber(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

export const MAX_WORKERS = 64;

/** `auto` uses one worker per available core. */
export function workerCount(text: string): number | undefined {
  if (text === 'auto') return Math.min(availableParallelism(), MAX_WORKERS);
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MAX_WORKERS ? count : undefined;
}

export function megabytes(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : undefined;
}

export function hostName(text: string): string | undefined {
  const isAddress = /^[\d.]+$/.test(text) || text.includes(':');
  return isAddress ? (isIP(text) ? text : undefined) : /^[\w.-]+$/.test(text) ? text : undefined;
}

/** A folder with the page of a built shell. */
export function shellFolder(text: string): string | undefined {
  return existsSync(join(text, 'index.html')) ? resolve(text) : undefined;
}

export function origin(text: string): string | undefined {
  const url = parseUrl(text);
  return url && PLAIN_ORIGIN.test(url.origin) && url.href === `${url.origin}/` ? url.origin : undefined;
}

export function origins(text: string): string[] | undefined {
  return all(text, origin);
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

export function contactAddress(text: string): string | undefined {
  const url = parseUrl(text);
  if (!url || /\s/.test(text)) return undefined;
  if (url.protocol === 'mailto:') return sender(url.pathname) === undefined ? undefined : text;
  return url.protocol === 'https:' ? text : undefined;
}

/** An HTTP address without a user and password, which `fetch` refuses. */
export function webhookAddress(text: string): string | undefined {
  const url = parseUrl(text);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || isLocal ? url.href : undefined;
}

export function sender(text: string): string | undefined {
  return /^([^<>"@,\p{Cc}]*<[^\s<>"@,]+@[^\s<>"@,]+>|[^\s<>"@,]+@[^\s<>"@,]+)$/u.test(text)
    ? text
    : undefined;
}

/** One bare email address. */
export function mailbox(text: string): string | undefined {
  return text.includes('<') ? undefined : sender(text);
}

export function withoutPassword(text: string): string {
  return text.replace(/:\/\/.*@/, '://***@');
}

export function proxies(text: string): string[] | undefined {
  return all(text, (range) => (isRange(range) ? range : undefined));
}

/** Remotes may have several keys, and a key several remotes. */
export function publishKeys(text: string): PublishKey[] | undefined {
  return all(text, (item) => {
    const [, remote, hash] = /^([a-z][a-z\d-]*):([\da-fA-F]{64})$/.exec(item) ?? [];
    return remote !== undefined && hash !== undefined
      ? { remote, sha256: Buffer.from(hash, 'hex') }
      : undefined;
  });
}

export function signingKey(file: string): KeyObject | undefined {
  try {
    return readSigningKey(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function otherKeys(text: string): OtherKey[] | undefined {
  try {
    return readOtherKeys(text);
  } catch {
    return undefined;
  }
}

export function pushKey(file: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(readFileSync(file));
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}

export function serviceHosts(text: string): string[] | undefined {
  return all(text.toLowerCase(), (host) =>
    /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) ? host : undefined,
  );
}

function all<T>(text: string, parse: (item: string) => T | undefined): T[] | undefined {
  const items = text.split(',').map((item) => parse(item.trim()));
  return items.every((item) => item !== undefined) ? items : undefined;
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
