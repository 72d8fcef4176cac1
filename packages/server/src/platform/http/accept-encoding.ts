import type { IncomingMessage } from 'node:http';
import { createBoundedCache } from '../caching/bounded-cache.ts';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

interface Accepted {
  encodings: readonly Encoding[];
  size: number;
}

// Browsers send only a few different values
const parsed = createBoundedCache<Accepted>({ maxEntries: 100, maxBytes: 10_000 });

export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): readonly Encoding[] {
  const header = headers['accept-encoding'] ?? '';
  const known = parsed.get(header);
  if (known) return known.encodings;
  const encodings = parse(header);
  parsed.set(header, { encodings, size: header.length });
  return encodings;
}

export function acceptedEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  return acceptedEncodings(request)[0];
}

function parse(header: string): Encoding[] {
  const accepted = header.split(',').flatMap((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((part) => part.startsWith('q=') && Number(part.slice(2)) === 0) ? [] : [name];
  });
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}
