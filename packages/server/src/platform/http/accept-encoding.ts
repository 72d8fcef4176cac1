import type { FastifyRequest } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export function acceptedEncodings({ headers }: FastifyRequest): Encoding[] {
  const accepted = (headers['accept-encoding'] ?? '').split(',').flatMap((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((part) => part.startsWith('q=') && Number(part.slice(2)) === 0) ? [] : [name];
  });
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}

export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  return acceptedEncodings(request)[0];
}
