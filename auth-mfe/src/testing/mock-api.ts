import { http, HttpResponse } from 'msw';
import { afterEach } from 'vitest';
import { endSession } from '@naija/runtime';
import { mockApi as mockServer } from '@naija/runtime/testing';

/** One request as the server receives it. */
export interface ReceivedRequest {
  /** Path and query. */
  readonly url: string;
  readonly body: unknown;
  readonly authorization: string | null;
}

/** Mocks the server for one test file, and ends the session after each test. */
export function mockApi() {
  // Hooks run last in, first out: the page is unmounted before the session ends.
  afterEach(() => {
    endSession();
  });
  const server = mockServer();
  /** Responds with one response after the other, repeating the last, and records the requests. */
  const respondTo =
    (method: 'get' | 'post') =>
    (path: string, ...responses: [() => MockResponse, ...(() => MockResponse)[]]): ReceivedRequest[] => {
      const requests: ReceivedRequest[] = [];
      server.use(
        http[method](`*${path}`, async ({ request }) => {
          requests.push(await toReceived(request));
          return (responses[requests.length - 1] ?? responses.at(-1) ?? offline)();
        }),
      );
      return requests;
    };
  return { respond: respondTo('post'), respondToGet: respondTo('get') };
}

async function toReceived(request: Request): Promise<ReceivedRequest> {
  const { pathname, search } = new URL(request.url);
  const text = await request.text();
  return {
    url: pathname + search,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    authorization: request.headers.get('authorization'),
  };
}

type MockResponse = Response | Promise<Response>;

export const ok = (body: object) => () => HttpResponse.json(body as Record<string, string>);

export const noContent = () => new HttpResponse(null, { status: 204 });

/** An error response with the message of the server. */
export const refused = (status: number, message: string, fields?: Record<string, string>) => () =>
  HttpResponse.json({ message, code: 'bad_request', ...(fields && { fields }) }, { status });

/** An error page of a proxy, without a message. */
export const badGateway = () => new HttpResponse('<html>', { status: 502 });

export const offline = () => HttpResponse.error();
