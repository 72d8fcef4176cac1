import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database } from './database.ts';
import { addIntent, listIntents } from './intents.ts';
import { ADA, answer, edit, emptyStore, ok, refused, sendAll } from './testing.ts';

beforeEach(emptyStore);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bios = async () => (await listIntents()).map(({ fields }) => fields['bio']);

test('an edit that takes the place of others is the only one of them that waits, and is held against its own base', async () => {
  const { intent: first } = await addIntent(edit('one'));
  const { intent: second } = await addIntent(edit('two'));
  await addIntent(edit('three', '"5"'), undefined, [first.key, second.key]);
  expect(await bios()).toEqual(['three']);
  const seen = answer(ok());
  await sendAll(ADA);
  expect(seen).toMatchObject([{ ifMatch: '"5"', body: { bio: 'three' } }]);
});

test('an edit that was not made on top of what waits is held against the record that it was made on', async () => {
  await addIntent(edit('one'));
  await addIntent({ ...edit('two'), follows: null });
  const seen = answer(ok('"2"'), ok('"3"'));
  await sendAll(ADA);
  expect(seen.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"1"']);
});

test('on a phone without room what was refused is kept until what takes its place has arrived', async () => {
  const { intent: first } = await addIntent(edit('one'));
  answer(refused(400));
  await sendAll(ADA);
  const full = vi.spyOn(await database(), 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await addIntent(edit('two'), undefined, [first.key]);
  full.mockRestore();
  expect(await bios()).toEqual(['two']);
  expect(await (await database()).getAll('intents')).toMatchObject([{ fields: { bio: 'one' } }]);
  const seen = answer(ok());
  await sendAll(ADA);
  expect(seen).toMatchObject([{ body: { bio: 'two' } }]);
  expect(await (await database()).getAll('intents')).toEqual([]);
});

test('what a phone without room could not keep is sent once, and is done with', async () => {
  const full = vi.spyOn(await database(), 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await addIntent(edit('one'));
  const seen = answer(ok());
  await sendAll(ADA);
  await sendAll(ADA);
  full.mockRestore();
  expect(seen).toHaveLength(1);
  expect(await bios()).toEqual([]);
});
