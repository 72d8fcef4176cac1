import { afterEach, expect, test, vi } from 'vitest';

const CATALOGUE = {
  'dashboard.tabs.dashboard': 'DASHBOARD',
  'dashboard.tabs.edit-profile': 'EDIT PROFILE',
  'dashboard.sections.sessions': 'SESSIONS',
  'dashboard.actions.email.action': 'CHANGE EMAIL',
  'dashboard.details.fees': 'FEES',
  'dashboard.fields.inspectionFee': 'INSPECTION FEE',
} as const;

afterEach(() => {
  document.documentElement.lang = '';
  // A translator is given once.
  vi.resetModules();
});

test('titles and labels are in the language of the page, though their modules are evaluated before its catalogue is loaded', async () => {
  document.documentElement.lang = 'pcm';
  vi.resetModules();
  const { setTranslator } = await import('@naija/runtime');
  const { findTargets } = await import('../dashboard/search-targets.ts');
  const texts: Readonly<Record<string, string>> = CATALOGUE;
  setTranslator({ language: () => 'pcm', find: (path) => texts[path], load: () => undefined });
  const found = ['sessions', 'change email', 'fee'].flatMap(findTargets).map(({ name }) => name);
  expect(found).toEqual([
    'DASHBOARD › SESSIONS',
    'DASHBOARD › CHANGE EMAIL',
    'DASHBOARD › FEES',
    'EDIT PROFILE › INSPECTION FEE',
  ]);
});
