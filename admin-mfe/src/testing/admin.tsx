import type { ReactElement } from 'react';
import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import { afterEach } from 'vitest';
import type { Agent } from '@naija/contracts/http/agents';
import {
  operatorPaths,
  type CaseResponse,
  type CaseSummary,
  type ModeratedAgent,
  type OperatorResponse,
} from '@naija/contracts/http/operators';
import { endSession, startSession } from '@naija/runtime';
import { mockApi as mockServer, openPage as openRemote } from '@naija/runtime/testing';
import { ToastRegion } from '@naija/ui';
import { pages } from '../pages.ts';

type Server = ReturnType<typeof setupServer>;

/** Mocks the server for one test file, and ends the session after each test. */
export function mockApi(): Server {
  // Hooks run last in, first out: the page is unmounted before the session ends.
  afterEach(() => {
    endSession();
  });
  return mockServer();
}

/** Opens a page, with what the shell may show beside it, in a session of an account whose role the server knows. */
export function openPage(address: string, beside?: ReactElement) {
  startSession({ token: 'abc', id: '9', name: 'Kemi Ojo', email: 'kemi@example.com' });
  return openRemote(pages, address, {
    beside: (
      <>
        <ToastRegion />
        {beside}
      </>
    ),
  });
}

/** Responds to GET requests at a path, ignoring the query. */
export function serve(api: Server, path: string, body: object): void {
  api.use(http.get(`*${path}`, () => HttpResponse.json(body)));
}

export function mockOperator(api: Server, changes: Partial<OperatorResponse> = {}): void {
  const operator = { email: 'kemi@example.com', name: 'Kemi Ojo', secondFactor: 'passed', ...changes };
  serve(api, operatorPaths.me, operator);
}

/** Responds to POSTs at a path, and records their bodies. */
export function record(api: Server, path: string, response: () => Response): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http.post(`*${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return response();
    }),
  );
  return bodies;
}

export const refusal = (status: number, code: string, message = 'No') =>
  HttpResponse.json({ message, code }, { status });

const AGENT: Agent = {
  _id: '7',
  id: '7',
  name: 'Ada Obi',
  image: null,
  state: 'lagos',
  stateCity: 'lagos',
  inspectionFee: 5_000,
  totalDeals: 12,
  email: 'ada@example.com',
  phone: '+2348012345678',
  address: '12 Marina Road',
  instagram: null,
  isVerified: true,
  bio: 'I help families find an honest home.',
  rentPrice: 4,
  sales: 2,
  airbnb: 0,
  agreement: 10,
  commission: 5,
  updatedAt: '2026-11-20T08:00:00.000Z',
};

export function ada(changes: Partial<ModeratedAgent> = {}): ModeratedAgent {
  return { agent: AGENT, isListed: true, isHidden: false, isBlocked: false, isOperator: false, ...changes };
}

export function caseSummary(changes: Partial<CaseSummary> = {}): CaseSummary {
  return {
    id: 'k1',
    subject: { kind: 'comment', id: 'c1', excerpt: 'She is a thief.', agent: { id: '7', name: 'Ada Obi' } },
    state: 'open',
    reports: 3,
    reasons: { abuse: 2, false: 1 },
    firstAt: '2026-11-20T08:00:00.000Z',
    lastAt: '2026-11-20T09:00:00.000Z',
    fromAgent: true,
    ...changes,
  };
}

export function caseResponse(changes: Partial<CaseResponse> = {}): CaseResponse {
  return {
    ...caseSummary(),
    stored: [
      { reason: 'abuse', details: 'She helped me.', createdAt: '2026-11-20T08:00:00.000Z', fromAgent: false },
      { reason: 'false', createdAt: '2026-11-20T09:00:00.000Z', fromAgent: true },
    ],
    comment: {
      id: 'c1',
      fullname: 'Bola Ade',
      content: 'She is a thief.',
      createdAt: '2026-11-19T08:00:00.000Z',
      isHidden: false,
    },
    profile: ada(),
    others: [],
    audit: [],
    ...changes,
  };
}
