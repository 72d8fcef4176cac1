import { cleanup } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { endSession } from '@naija/runtime';

/** One call as the server gets it. */
export interface ReceivedCall {
  /** Path and query. */
  readonly url: string;
  readonly body: unknown;
  readonly authorization: string | null;
}

/** A stand-in for the server's calls in one test file. A call without a handler fails the test. */
export function mockApi() {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    // What is still on the screen may call until it is gone.
    cleanup();
    server.resetHandlers();
    endSession();
  });
  afterAll(() => {
    server.close();
  });
  return {
    /** Answers a POST with one answer after the other, the last one from then on, and notes what was sent. */
    answer(path: string, ...answers: [() => Answer, ...(() => Answer)[]]): ReceivedCall[] {
      const calls: ReceivedCall[] = [];
      server.use(
        http.post(`*${path}`, async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          const text = await request.text();
          calls.push({
            url: pathname + search,
            body: text === '' ? undefined : (JSON.parse(text) as unknown),
            authorization: request.headers.get('authorization'),
          });
          return (answers[calls.length - 1] ?? answers.at(-1) ?? offline)();
        }),
      );
      return calls;
    },
  };
}

type Answer = Response | Promise<Response>;

export const ok = (body: object) => () => HttpResponse.json(body as Record<string, string>);

/** A refusal in the server's own words. */
export const refused = (status: number, message: string, fields?: Record<string, string>) => () =>
  HttpResponse.json({ message, code: 'bad_request', ...(fields && { fields }) }, { status });

/** A failure without any words, as a proxy gives it. */
export const wordless = () => new HttpResponse('<html>', { status: 502 });

export const offline = () => HttpResponse.error();
