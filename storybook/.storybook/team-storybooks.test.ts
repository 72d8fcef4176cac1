import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SAVED_HOMES = { title: 'Saved homes', url: 'https://stories.saved-homes.example' };
/** The references of the config while teams.json lists these. */
async function refs(teams: object) {
  vi.doMock('../teams.json', () => ({ default: teams }));
  return (await import('./main.ts')).default.refs;
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('../teams.json');
});

test('the Storybook of each team that is listed is composed into the main one', async () => {
  expect(await refs({ 'saved-homes': SAVED_HOMES })).toEqual({ 'saved-homes': SAVED_HOMES });
});

test.each([
  { 'Saved homes': SAVED_HOMES },
  { saved: { title: 'Saved' } },
  { saved: { title: 'Saved', url: 'stories.example' } },
  { saved: { title: 'Saved', url: 'ftp://stories.example' } },
  { saved: null },
])('an entry without a name, title or address is refused with its name (%j)', async (teams) => {
  await expect(refs(teams)).rejects.toThrow(`${Object.keys(teams)[0] ?? ''} in storybook/teams.json needs`);
});
