import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, clearStore, edit, fillUp, ok, refused, respond, sendAll } from '../testing/outbox.ts';
import { database } from './database.ts';
import { addIntent, listIntents } from './intents.ts';

beforeEach(clearStore);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bios = async () => (await listIntents()).map(({ fields }) => fields['bio']);

test('an edit that replaces others is the only pending one, and matches its own base', async () => {
  const { intent: first } = await addIntent(edit('one'));
  const { intent: second } = await addIntent(edit('two'));
  await addIntent(edit('three', '"5"'), undefined, [first.key, second.key]);
  expect(await bios()).toEqual(['three']);
  const requests = respond(ok());
  await sendAll(ADA);
  expect(requests).toMatchObject([{ ifMatch: '"5"', body: { bio: 'three' } }]);
});

test('an edit that does not build on a pending one matches the record that it was made from', async () => {
  await addIntent(edit('one'));
  await addIntent({ ...edit('two'), follows: null });
  const requests = respond(ok('"2"'), ok('"3"'));
  await sendAll(ADA);
  expect(requests.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"1"']);
});

test('on a full device a refused edit stays stored until its replacement has been sent', async () => {
  const { intent: first } = await addIntent(edit('one'));
  respond(refused(400));
  await sendAll(ADA);
  const freeUp = await fillUp();
  await addIntent(edit('two'), undefined, [first.key]);
  freeUp();
  expect(await bios()).toEqual(['two']);
  expect(await (await database()).getAll('intents')).toMatchObject([{ fields: { bio: 'one' } }]);
  const requests = respond(ok());
  await sendAll(ADA);
  expect(requests).toMatchObject([{ body: { bio: 'two' } }]);
  expect(await (await database()).getAll('intents')).toEqual([]);
});

test('an edit that a full device could not store is sent once', async () => {
  const freeUp = await fillUp();
  await addIntent(edit('one'));
  const requests = respond(ok());
  await sendAll(ADA);
  await sendAll(ADA);
  freeUp();
  expect(requests).toHaveLength(1);
  expect(await bios()).toEqual([]);
});
