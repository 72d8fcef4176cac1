export type ReleaseErrorCode = 'invalid' | 'ambiguous' | 'too_large' | 'conflict' | 'not_found';

/** A request that cannot be fulfilled; the message says what to do about it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
