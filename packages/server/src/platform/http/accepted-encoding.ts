import type { FastifyRequest } from 'fastify';

/** How an answer can be sent with fewer bytes, in the order of our liking. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that a caller takes (RFC 9110, section 12.5.3); undefined where it takes none of ours. */
export function acceptedEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = (headers['accept-encoding'] ?? '').split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((part) => part.startsWith('q=') && Number(part.slice(2)) === 0) ? [] : [name];
  });
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}
