import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import { agentPaths, type Agent, type OwnAgent } from '@naija/contracts/http/agents';
import { authPaths, type SessionSummary } from '@naija/contracts/http/auth';
import { commentPaths, type Comment } from '@naija/contracts/http/comments';
import { ada } from './records.ts';
import { logIn, openPage } from './open-page.tsx';

const HERE: SessionSummary = {
  _id: 's1',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T09:30:00.000Z',
  current: true,
};

/** What the server holds for Ada Obi; the rest is as for anybody. */
interface Held {
  readonly agent?: Agent;
  readonly own?: OwnAgent | undefined;
  readonly comments?: readonly Comment[];
  readonly sessions?: readonly SessionSummary[];
  /** The version of the record; 1 unless told. */
  readonly version?: number;
}

/** Answers every call that the dashboard makes by itself. */
export function answerDashboard(api: ReturnType<typeof setupServer>, held: Held = {}): void {
  const { agent = ada(), own, comments = [], sessions = [HERE], version = 1 } = held;
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () =>
      HttpResponse.json(
        { data: agent, ...(own && { own }) },
        { headers: { etag: `"7-${String(version)}"` } },
      ),
    ),
    http.get(`*${authPaths.sessions}`, () => HttpResponse.json({ sessions: [...sessions] })),
    http.get(`*${commentPaths.list('7')}`, () =>
      HttpResponse.json({ comments: [...comments], nextCursor: null }),
    ),
  );
}

/** Logs Ada Obi in and opens her dashboard at a tab. */
export function openDashboard(query = '') {
  logIn();
  return openPage(`/dashboard${query}`);
}

/** The lines of a list of terms: 'Sales: 12'. */
export function linesIn(list: HTMLElement): readonly string[] {
  return within(list)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);
}

/** The lines of the part of the page that has this heading. */
export function linesOf(name: string): readonly string[] {
  return linesIn(screen.getByRole('region', { name }));
}
