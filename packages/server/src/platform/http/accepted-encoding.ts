import type { FastifyRequest } from 'fastify';

// Best first.
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encodings that a client accepts (RFC 9110, section 12.5.3), best first. */
export function acceptedEncodings({ headers }: FastifyRequest): Encoding[] {
  const accepted = (headers['accept-encoding'] ?? '').split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((part) => part.startsWith('q=') && Number(part.slice(2)) === 0) ? [] : [name];
  });
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}

/** The best encoding that a client accepts; undefined where there is none. */
export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  return acceptedEncodings(request)[0];
}
