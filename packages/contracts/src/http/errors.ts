/** What went wrong, for programs; `message` is for people. */
export type ErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'timeout'
  | 'conflict'
  | 'upload_gone'
  | 'precondition_failed'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'headers_too_large'
  | 'unprocessable'
  | 'rate_limited'
  | 'internal'
  | 'unavailable';

/** The body of every error answer. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** Message by field name, where fields were refused. */
  fields?: Record<string, string>;
}

/** True when a value that came over the wire is an error body. */
export function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false;
  const { message, code } = value as Partial<Record<string, unknown>>;
  return typeof message === 'string' && typeof code === 'string';
}
