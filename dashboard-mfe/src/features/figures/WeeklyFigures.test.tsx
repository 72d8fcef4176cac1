import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ownFiguresPath, type WeekFigures } from '@naija/contracts/http/interest';
import { accessibilityFaults } from '@naija/runtime/testing';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';

const api = mockApi();

const WEEKS: readonly WeekFigures[] = Array.from({ length: 12 }, (_, index) => ({
  week: new Date(Date.UTC(2026, 8, 7 + 7 * index)).toISOString().slice(0, 10),
  ...{ view: 10 * index, call: index, whatsApp: 2, email: 1, favourite: index % 3 },
}));

beforeEach(() => {
  localStorage.clear();
});

async function open(weeks: readonly WeekFigures[] = WEEKS) {
  mockDashboard(api, { weeks });
  await openDashboard();
  return within(await screen.findByRole('region', { name: 'Your last 12 weeks' }));
}

test('an agent sees this week and the last one, of each kind', async () => {
  const section = await open();
  const texts = await Promise.all(
    ['Profile opened', 'Contact tapped', 'Saved'].map(async (name) => {
      const panel = await section.findByRole('region', { name });
      return within(panel).getByText(/so far this week/).textContent;
    }),
  );
  expect(texts).toEqual([
    '110 so far this week100 last week',
    '14 so far this week13 last week',
    '2 so far this week1 last week',
  ]);
});

test('the table says each figure of each week, the current one first', async () => {
  const section = await open();
  await userEvent.click(await section.findByText('Show as a table'));
  const rows = section
    .getAllByRole('row')
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
  expect(rows[0]).toEqual(['Week of', 'Opened', 'Calls', 'WhatsApp', 'Email', 'Saved']);
  expect(rows[1]).toEqual(['Nov 23, 2026', '110', '11', '2', '1', '2']);
  expect(rows).toHaveLength(13);
  expect(await accessibilityFaults()).toEqual([]);
});

test('an agent without any visit reads what is counted instead of empty charts', async () => {
  const section = await open(
    WEEKS.map(({ week }) => ({ week, view: 0, call: 0, whatsApp: 0, email: 0, favourite: 0 })),
  );
  expect(await section.findByText(/^Nothing yet/)).toBeVisible();
  expect(section.queryByText('Show as a table')).toBeNull();
});

test('an agent reads that there are no figures to show, and tries again', async () => {
  mockDashboard(api, { weeks: WEEKS });
  api.use(http.get(`*${ownFiguresPath}`, () => new HttpResponse(null, { status: 500 }), { once: true }));
  await openDashboard();
  const section = within(await screen.findByRole('region', { name: 'Your last 12 weeks' }));
  expect(await section.findByText("We couldn't load your figures")).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: /Retry|Try again/ }));
  expect(await section.findByText('Show as a table')).toBeVisible();
});
