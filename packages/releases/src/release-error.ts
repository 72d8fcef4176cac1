export type ReleaseErrorCode = 'invalid' | 'ambiguous' | 'too_large' | 'conflict' | 'not_found';

/** Error of a request that cannot be fulfilled; the message explains what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
