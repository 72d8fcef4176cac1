import { expect, test } from 'vitest';
import { agentMeta, PAGE_META, pagePaths, stateMeta } from './pages.ts';
import { STATES } from './states.ts';

test('an agent is described by name, state and fee', () => {
  const meta = agentMeta({ name: 'Ada Obi', state: 'akwa-ibom', inspectionFee: 5_000 });
  expect(meta.title).toBe('Ada Obi, property agent in Akwa Ibom');
  expect(meta.description).toContain('Inspection fee ₦5,000.');
});

test('free inspections are described as such, and not as ₦0', () => {
  const { description } = agentMeta({ name: 'Ada', state: 'lagos', inspectionFee: 0 });
  expect(description).toContain('Inspections are free.');
  expect(description).not.toContain('₦');
});

test('an agent without a fee is described without one', () => {
  expect(agentMeta({ name: 'Ada', state: 'lagos', inspectionFee: null }).description).not.toContain('₦');
});

test('descriptions fit the two lines that search engines show', () => {
  const all = [...Object.values(PAGE_META), ...STATES.map(stateMeta)];
  expect(all.filter(({ description }) => description.length > 160)).toEqual([]);
});

test('parameters of a path are escaped', () => {
  expect(pagePaths.agent('a/b')).toBe('/agent/a%2Fb');
  expect(pagePaths.location('akwa-ibom')).toBe('/location/akwa-ibom');
});
