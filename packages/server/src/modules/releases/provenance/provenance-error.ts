import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { EventIds } from '../../../platform/security-log/events.ts';
import type { SecurityLog } from '../../../platform/security-log/security-log.ts';

/** A release whose build is not proven as the operator demands. */
export class ProvenanceError extends HttpError {
  constructor(message: string) {
    super(422, 'unprocessable', message);
  }
}

/** Handler that records a release refused for its provenance; rejects with every error that it is given. */
export function recordRefusal(
  security: SecurityLog,
  request: FastifyRequest,
  ids: EventIds<'provenance.refused'>,
): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProvenanceError) security.record('provenance.refused', request, ids);
    throw error;
  };
}
