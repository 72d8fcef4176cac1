export type ReleaseErrorCode = 'invalid' | 'ambiguous' | 'too_large' | 'conflict' | 'not_found';

/** Something that was asked for and cannot be done; the message says what to do about it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
