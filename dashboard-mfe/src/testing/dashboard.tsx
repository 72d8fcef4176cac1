import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import { agentPaths, type Agent, type OwnAgent } from '@naija/contracts/http/agents';
import { authPaths, type SessionSummary } from '@naija/contracts/http/auth';
import { commentPaths, type Comment } from '@naija/contracts/http/comments';
import { FIGURE_WEEKS, ownFiguresPath, type WeekFigures } from '@naija/contracts/http/interest';
import { moderationPaths, type OwnModeration } from '@naija/contracts/http/moderation';
import { phonePaths, type PhoneResponse } from '@naija/contracts/http/phone';
import { registrationPaths, type OwnRegistration } from '@naija/contracts/http/registrations';
import { notificationPaths, type OwnNotifications } from '@naija/contracts/http/notifications';
import { ada } from './records.ts';
import { logIn, openPage } from './open-page.tsx';

const CURRENT_SESSION: SessionSummary = {
  _id: 's1',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T09:30:00.000Z',
  current: true,
};

export const UNMODERATED: OwnModeration = {
  profile: { state: 'visible' },
  account: { state: 'active' },
  replies: [],
  appeals: [],
  canAppeal: [],
};

export const UNCONFIRMED: PhoneResponse = {
  phone: '08031234567',
  state: 'ready',
  verifiedAt: null,
  codeUntil: null,
};
const NO_FIGURES: readonly WeekFigures[] = Array.from({ length: FIGURE_WEEKS }, (_, index) => ({
  week: `2026-0${String((index % 9) + 1)}-05`,
  ...{ view: 0, call: 0, whatsApp: 0, email: 0, favourite: 0 },
}));

export const NOTIFIED: OwnNotifications = {
  settings: { comment: { mail: true, push: true }, answer: { mail: true, push: true } },
  pushKey: null,
  thisDevice: false,
  newComments: 0,
};

/** Responses that differ from the defaults. */
interface ServerState {
  readonly agent?: Agent;
  readonly own?: OwnAgent | undefined;
  readonly comments?: readonly Comment[];
  readonly sessions?: readonly SessionSummary[];
  readonly moderation?: OwnModeration;
  readonly phone?: PhoneResponse;
  readonly weeks?: readonly WeekFigures[];
  readonly registrations?: readonly OwnRegistration[];
  readonly notifications?: OwnNotifications;
  /** Version in the ETag of the record. */
  readonly version?: number;
}

/** Mocks every request that the dashboard sends by itself. */
export function mockDashboard(api: ReturnType<typeof setupServer>, state: ServerState = {}): void {
  const {
    agent = ada(),
    own,
    comments = [],
    sessions = [CURRENT_SESSION],
    moderation = UNMODERATED,
    phone = UNCONFIRMED,
    registrations = [],
    notifications = NOTIFIED,
    version = 1,
    weeks = NO_FIGURES,
  } = state;
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () =>
      HttpResponse.json(
        { data: agent, ...(own && { own }) },
        { headers: { etag: `"7-${String(version)}"` } },
      ),
    ),
    http.post(`*${phonePaths.new}`, () => new HttpResponse(null, { status: 204 })),
    http.get(`*${phonePaths.own}`, () => HttpResponse.json(phone)),
    http.get(`*${ownFiguresPath}`, () => HttpResponse.json({ weeks: [...weeks] })),
    http.get(`*${registrationPaths.own}`, () => HttpResponse.json({ registrations: [...registrations] })),
    http.get(`*${moderationPaths.own}`, () => HttpResponse.json(moderation)),
    http.get(`*${notificationPaths.own}`, () => HttpResponse.json(notifications)),
    http.get(`*${authPaths.sessions}`, () => HttpResponse.json({ sessions: [...sessions] })),
    http.get(`*${commentPaths.list('7')}`, () =>
      HttpResponse.json({ comments: [...comments], nextCursor: null }),
    ),
  );
}

/** Logs in and opens the dashboard at a tab. */
export function openDashboard(query = '') {
  logIn();
  return openPage(`/dashboard${query}`);
}

/** The entries of a description list: 'Sales: 12'. */
export function linesIn(list: HTMLElement): readonly string[] {
  return within(list)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);
}

/** The entries of the region with this name. */
export function linesOf(name: string): readonly string[] {
  return linesIn(screen.getByRole('region', { name }));
}
