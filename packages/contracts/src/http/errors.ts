export type ErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  /** The account is blocked: it can read, and appeal. */
  | 'blocked'
  /** Second factor of an operator, not yet passed by this session. */
  | 'second_factor'
  | 'not_found'
  | 'timeout'
  | 'conflict'
  | 'deletion_due'
  | 'link_used'
  | 'upload_gone'
  /** Hidden by an operator. */
  | 'gone'
  | 'precondition_failed'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'headers_too_large'
  | 'unprocessable'
  | 'rate_limited'
  | 'internal'
  | 'unavailable'
  | 'insufficient_storage';

/** The body of every error response; `message` is for people, `fields` are validation messages by field name. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  /** Nearest state with listed agents, in the 404 of a state without any. */
  nearest?: { state: string; total: number };
}

export function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false;
  const { message, code } = value as Partial<Record<string, unknown>>;
  return typeof message === 'string' && typeof code === 'string';
}
