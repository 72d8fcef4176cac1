import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import type { CallError, CallMeta } from '@naija/runtime';

interface Request {
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

type Outcome<T> =
  { data: T; error?: undefined; meta?: CallMeta } | { error: CallError; data?: undefined; meta?: CallMeta };

/** The base query that RTK Query passes to a `queryFn`. */
type FetchBase = (request: Request) => PromiseLike<Result> | Result;
type Result = {
  data?: unknown;
  error?: CallError | undefined;
  meta?: CallMeta | undefined;
};

const KEY_BYTES = 16;

/** The last request to an address that got no answer: the server may have applied it. */
const unanswered = new Map<string, { readonly content: string; readonly key: string }>();

/**
 * Sends an action with an idempotency key, by which the server tells a repeat from another action. What is sent again after
 * a lost response has the key of the first try; what was answered, or has other content, gets a new one.
 */
export async function fetchOnce(fetchBase: FetchBase, request: Request): Promise<Outcome<unknown>> {
  const address = `${request.method} ${request.url}`;
  const content = JSON.stringify(request.body ?? null);
  const last = unanswered.get(address);
  const key = last?.content === content ? last.key : randomKey();
  unanswered.set(address, { content, key });
  const headers = { ...request.headers, [IDEMPOTENCY_KEY_HEADER]: key };
  const { data, error, meta } = await fetchBase({ ...request, headers });
  if (isAnswer(error) && unanswered.get(address)?.key === key) unanswered.delete(address);
  const known = meta && { meta };
  return error ? { error, ...known } : { data, ...known };
}

/** The `queryFn` of a mutation that may be repeated, with what `query` would be. */
export function sendOnce<Args, Response>(toRequest: (args: Args) => Request) {
  return async (args: Args, _api: unknown, _options: unknown, fetchBase: FetchBase) =>
    (await fetchOnce(fetchBase, toRequest(args))) as Outcome<Response>;
}

/** A gateway that responds with an error does not know what the server has done. */
function isAnswer(error: CallError | undefined): boolean {
  return !error || Number(error.status) < 500;
}

/** 32 hexadecimal digits; `crypto.randomUUID` exists in secure contexts only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
