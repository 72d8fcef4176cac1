import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import { siteFiguresPath } from '@naija/contracts/http/site-figures';
import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';

/** One call for a list, as the server gets it. */
export interface ListCall {
  readonly location: string;
  readonly query: Readonly<Record<string, string>>;
  /** Aborts when the page no longer waits for the response. */
  readonly signal: AbortSignal;
}

type Answer = AgentListResponse | Response;

/** Responds to calls for lists of agents, and returns them in their order. The latest handler applies. */
export function mockLists(
  api: ReturnType<typeof setupServer>,
  answer: (call: ListCall) => Answer | Promise<Answer>,
): ListCall[] {
  const calls: ListCall[] = [];
  api.use(
    // The home page requests them as well.
    http.get(`*${siteFiguresPath}`, () =>
      HttpResponse.json({ listed: 300, phoneConfirmed: 40, registrationChecked: 3 }),
    ),
    http.get(`*${agentPaths.byLocation(':location')}`.replace('%3A', ':'), async ({ params, request }) => {
      const { searchParams } = new URL(request.url);
      const call = {
        location: String(params['location']),
        query: Object.fromEntries(searchParams),
        signal: request.signal,
      };
      calls.push(call);
      const body = await answer(call);
      return body instanceof Response ? body : HttpResponse.json(body);
    }),
  );
  return calls;
}

export function refusal(status: number): Response {
  return HttpResponse.json({ message: 'x', code: status === 404 ? 'not_found' : 'internal' }, { status });
}
