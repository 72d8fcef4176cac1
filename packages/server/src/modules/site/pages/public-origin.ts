import type { FastifyRequest } from 'fastify';

const HOST = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;
const PROTOCOLS = ['http', 'https'];

/** Origin for absolute URLs: as configured, else of the request's Host, validated. */
export function publicOrigin({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  return PROTOCOLS.includes(protocol) && HOST.test(host) ? `${protocol}://${host}` : 'http://localhost';
}
