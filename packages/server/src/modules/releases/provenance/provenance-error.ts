import { HttpError } from '../../../platform/http/http-error.ts';

/** A release whose build is not proven as the operator demands. */
export class ProvenanceError extends HttpError {
  constructor(message: string) {
    super(422, 'unprocessable', message);
  }
}
