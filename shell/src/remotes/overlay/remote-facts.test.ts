import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../testing/console.ts';
import { earlier, entry, registryWith } from '../../testing/registry.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import { quarantine } from '../quarantine.ts';
import { siteRegistry } from '../registry/site-registry.ts';
import { refreshSelection } from '../selection/load-selection.ts';
import { forgetTried, recordTried } from '../tried-releases.ts';
import { clearQuarantine } from './ReleaseList.tsx';
import { remoteFacts, sharedReleases } from './remote-facts.ts';

vi.mock('../registry/site-registry.ts');
vi.mock('../registry/fetch-registry.ts');
vi.mock('../failures/send-report.ts');

const NOW = entry('2.0.0');
const BEFORE = earlier(entry('1.0.0'));
const CANARY = { ...entry('3.0.0'), deployment: { traffic: 5, default: false } };
const OTHER = [entry('1.1.0', {}, 'other'), earlier(entry('1.0.0', {}, 'other'))];

const list = (...releases: ReturnType<typeof entry>[]) =>
  vi.mocked(siteRegistry).mockResolvedValue(registryWith({ sample: releases, other: OTHER }));

async function factsOf(remote: string, search = '') {
  history.replaceState(null, '', `/sample${search}`);
  const all = remoteFacts(await refreshSelection());
  const facts = all.find((one) => one.remote === remote);
  if (!facts) throw new Error(`nothing is said of ${remote}`);
  return { ...facts, version: facts.release?.metadata.version, all };
}

beforeEach(() => {
  localStorage.setItem('naija:visitor', '1');
  list(NOW, BEFORE);
  vi.mocked(fetchRegistry).mockResolvedValue({ value: [], isPart: false });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetTried('sample');
  history.replaceState(null, '', '/');
});

test('the default release is named as such, with its pages', async () => {
  recordTried('sample', NOW);
  const { version, isRunning, reasons, paths } = await factsOf('sample');
  expect([version, isRunning, reasons, paths]).toEqual([
    '2.0.0',
    true,
    ['The default release.'],
    ['/sample'],
  ]);
});

test('the remotes of this page come first', async () => {
  recordTried('sample', NOW);
  expect((await factsOf('sample')).all.map(({ remote }) => remote)).toEqual(['sample', 'other']);
});

test('a visitor in a canary reads the bucket', async () => {
  list(NOW, BEFORE, { ...CANARY, deployment: { traffic: 100, default: false } });
  expect((await factsOf('sample')).reasons).toEqual([
    expect.stringMatching(/^A canary for 100 % of visitors: this browser has bucket \d+ of 100/),
  ]);
});

test.each([
  [
    'in quarantine',
    () => {
      quarantine('sample', NOW, 'boom');
    },
    'Not 2.0.0: boom',
  ],
  [
    'that failed in this page',
    () => {
      recordTried('sample', NOW, 'boom');
      recordTried('sample', BEFORE);
      quarantine('sample', NOW, 'boom');
    },
    'Not 2.0.0: boom',
  ],
  [
    'that is incompatible',
    () => {
      list(entry('2.0.0', { contract: 9 }), BEFORE);
    },
    'Not 2.0.0: contract 9, shell has 1',
  ],
])('the earlier release runs after one %s, and the reason is shown', async (_, happen, reason) => {
  happen();
  const { version, reasons } = await factsOf('sample');
  expect([version, reasons]).toEqual(['1.0.0', ['An earlier release.', reason]]);
  takeConsoleErrors();
});

test.each([
  ['replaced', [entry('3.0.0'), earlier(NOW)], 'Kept by this tab: after a reload it would be 3.0.0.'],
  ['withdrawn', [earlier(BEFORE)], expect.stringMatching(/^Kept by this tab: the site does not list it/)],
])('a release that was %s since the page was opened is kept by the tab', async (_, listed, reason) => {
  recordTried('sample', NOW);
  list(...listed);
  const { version, reasons } = await factsOf('sample');
  expect([version, reasons]).toEqual(['2.0.0', [reason]]);
});

test('a chosen release is named as chosen, and one that the site no longer has as missing', async () => {
  expect((await factsOf('sample', '?remotes=sample@1.0.0')).reasons).toEqual([
    'Chosen in this tab, or by the address that opened it.',
  ]);
  expect((await factsOf('sample', '?remotes=sample@0.9.0')).reasons).toEqual([
    '0.9.0 was asked for, and this site has no such release now.',
    'The default release.',
  ]);
});

test('a preview shows its label and when it ends', async () => {
  const since = new Date().toISOString();
  const value = [earlier(entry('4.0.0', { since, label: 'pr-12' }))];
  vi.mocked(fetchRegistry).mockResolvedValue({ value, isPart: false });
  const { reasons, offered } = await factsOf('sample', '?remotes=sample@4.0.0');
  expect(reasons).toEqual([
    expect.stringMatching(
      /^A preview \(pr-12\), shown only where an address asks for it, until \w+ \d+, \d\d:\d\d\.$/,
    ),
  ]);
  expect(offered.map(({ version, role }) => `${version} ${role}`)).toEqual([
    '4.0.0 preview',
    '2.0.0 default',
    '1.0.0 previous',
  ]);
});

test('every listed release is offered with its share of visitors, even if this tab has chosen one', async () => {
  list({ ...NOW, deployment: { traffic: 95, default: true } }, BEFORE, CANARY);
  const { offered } = await factsOf('sample', '?remotes=sample@1.0.0');
  expect(offered).toMatchObject([
    { version: '2.0.0', role: 'default', percent: 95, isShown: false },
    { version: '1.0.0', role: 'previous', isShown: true },
    { version: '3.0.0', role: 'canary', percent: 5, isShown: false },
  ]);
});

test('a release leaves quarantine, and others stay in it', async () => {
  quarantine('sample', NOW, 'boom');
  quarantine('sample', BEFORE, 'bang');
  const [first] = (await factsOf('sample')).offered;
  clearQuarantine(first?.id ?? '');
  expect((await factsOf('sample')).offered.map(({ quarantine: reason }) => reason)).toEqual([
    undefined,
    'bang',
  ]);
});

test('an address to share names the releases of this page, and others that are not the default', async () => {
  recordTried('sample', NOW);
  expect([...sharedReleases((await factsOf('sample')).all)]).toEqual([['sample', '2.0.0']]);
  const chosen = await factsOf('sample', '?remotes=other@1.0.0');
  expect([...sharedReleases(chosen.all)]).toEqual([
    ['sample', '2.0.0'],
    ['other', '1.0.0'],
  ]);
});
