import { isErrorBody } from '@naija/contracts/http/errors';
import { Refusal } from '../refusal.ts';

/** Milliseconds; a release of 20 MB takes a line of 2 Mbit/s less than that. */
const PATIENCE = 120_000;

/**
 * Asks a server and reads its JSON answer.
 * @throws Refusal with the server's words, or with why there are none
 */
export async function ask(url: URL, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    // A key is for the server that was named and no other.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw new Refusal(`${url.origin} does not answer: ${reason(error)}`);
  });
  const body = await json(response);
  if (response.ok && body !== undefined) return body;
  const status = `${url.pathname} of ${url.origin} answered ${String(response.status)}`;
  throw new Refusal(`${status}: ${isErrorBody(body) ? body.message : wordsFor(response)}`);
}

async function json(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

function wordsFor({ status, headers }: Response): string {
  if (status >= 300 && status < 400) return `it has moved to ${headers.get('location') ?? 'elsewhere'}`;
  if (status === 404) return 'it takes no releases, or there is no such thing';
  return 'that is no answer of a NaijaAgents server';
}

function reason(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
