import { isErrorBody } from '@naija/contracts/http/errors';
import { withoutInvisible } from '@naija/contracts/remote/untrusted-text';
import { Refusal } from '../errors.ts';

/** Timeout that is enough for a release of 20 MB at 2 Mbit/s. */
const REQUEST_TIMEOUT_MS = 120_000;

/**
 * Sends a request and reads the JSON of the response.
 * @throws Refusal with the server's message, or the network error
 */
export async function requestJson(url: URL, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    // Redirects must not carry the key to another server.
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Refusal(`${url.origin} does not answer: ${reason(error)}`);
  });
  const body = await json(response);
  if (response.ok && body !== undefined) return body;
  const status = `${url.pathname} of ${url.origin} answered ${String(response.status)}`;
  throw new Refusal(`${status}: ${withoutInvisible(isErrorBody(body) ? body.message : explain(response))}`);
}

async function json(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

function explain({ status, headers }: Response): string {
  if (status >= 300 && status < 400) return `it has moved to ${headers.get('location') ?? 'elsewhere'}`;
  if (status === 404) return 'it takes no releases, or there is no such thing';
  return 'that is not an answer of a NaijaAgents server';
}

function reason(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
