import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from './database.ts';
import { draftKey, dropDraft, keepDraft, listDrafts, loadDraft } from './drafts.ts';
import { forgetOwner } from './forget-owner.ts';
import { addIntent, listIntents } from './intents.ts';
import { keepTyping, type Kept } from './keep-typing.ts';
import { takeBack } from './take-back.ts';
import { answer, comment, edit, emptyStore, ok, sendAll } from './testing.ts';

const FORM = { owner: null, form: 'comment:kemi', title: 'Comment on Kemi', path: '/agent/kemi' };
const KEY = draftKey(FORM);
const typed = (content: string) => ({ ...FORM, values: { fullname: 'Ngozi', content } });

beforeEach(emptyStore);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As on a phone without room. */
async function fillUp(): Promise<void> {
  const db = await database();
  vi.spyOn(db, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('a draft', () => {
  test('comes back as it was typed, with the photo that was chosen', async () => {
    const image = new File(['photo'], 'ada.jpg', { type: 'image/jpeg' });
    const begun = { data: { bio: 'before' }, etag: '"1"' };
    await keepDraft({ ...FORM, values: { bio: 'Hello', image }, context: begun });
    const draft = await loadDraft(KEY);
    expect(draft).toMatchObject({ values: { bio: 'Hello' }, context: begun, title: 'Comment on Kemi' });
    // What is in the file is seen in real browsers alone: the store of these tests copies none.
    expect(draft?.values).toHaveProperty('image');
  });

  test('loses its photo when it was taken out of the form', async () => {
    await keepDraft({ ...FORM, values: { image: new File(['photo'], 'ada.jpg') } });
    await keepDraft({ ...FORM, values: { image: null } });
    expect((await loadDraft(KEY))?.values['image']).toBeNull();
  });

  test('of one agent is not another’s', async () => {
    await keepDraft({ ...typed('mine'), owner: 'ada', form: 'edit-profile' });
    expect(await loadDraft(draftKey({ owner: 'bisi', form: 'edit-profile' }))).toBeUndefined();
  });

  test('is gone at the moment its comment is kept', async () => {
    await keepDraft(typed('Hello'));
    await addIntent(comment('Hello'), KEY);
    expect(await listDrafts()).toEqual([]);
    expect(await listIntents()).toHaveLength(1);
  });

  test('stays where its comment could not be kept, which is sent all the same', async () => {
    await keepDraft(typed('Hello'));
    await fillUp();
    expect(await addIntent(comment('Hello'), KEY)).toMatchObject({ kept: false });
    vi.restoreAllMocks();
    const seen = answer(ok());
    await sendAll();
    expect(seen).toHaveLength(1);
    expect(await listIntents()).toEqual([]);
    expect(await listDrafts()).toHaveLength(1);
  });

  test('is made of what waits again, and then nothing waits', async () => {
    const { intent } = await addIntent(comment('Hello'));
    expect(await takeBack(intent, typed('Hello'))).toBe(true);
    expect(await listIntents()).toEqual([]);
    expect(await loadDraft(KEY)).toMatchObject({ values: { content: 'Hello' } });
  });

  test('is not made of what was sent meanwhile', async () => {
    const { intent } = await addIntent(comment('Hello'));
    answer(ok());
    await sendAll();
    expect(await takeBack(intent, typed('Hello'))).toBe(false);
    expect(await listDrafts()).toEqual([]);
  });
});

describe('typing', () => {
  test('is called kept only once the last of it is in the store', async () => {
    const told: Kept[] = [];
    const keeper = keepTyping(KEY, (kept) => told.push(kept));
    for (const content of ['H', 'He', 'Hel']) keeper.keep(typed(content));
    await keeper.idle();
    expect(told).toEqual(['writing', 'writing', 'writing', 'kept']);
    expect(await loadDraft(KEY)).toMatchObject({ values: { content: 'Hel' } });
  });

  test('that was taken back leaves no draft', async () => {
    const keeper = keepTyping(KEY, () => undefined);
    keeper.keep(typed('H'));
    keeper.keep(undefined);
    await keeper.idle();
    expect(await listDrafts()).toEqual([]);
  });

  test('that does not fit on the phone is said not to be kept', async () => {
    await fillUp();
    const told: Kept[] = [];
    const keeper = keepTyping(KEY, (kept) => told.push(kept));
    keeper.keep(typed('Hello'));
    await keeper.idle();
    expect(told).toEqual(['writing', 'not-kept']);
  });
});

test('what an agent left can be removed, and nobody else’s with it', async () => {
  await addIntent(edit('Hello'));
  await addIntent(comment('Hello'));
  await keepDraft({ ...typed('mine'), owner: 'ada', form: 'edit-profile' });
  await keepDraft(typed('a visitor’s'));
  await forgetOwner('ada');
  expect(await listIntents()).toMatchObject([{ kind: 'comment' }]);
  expect(await listDrafts()).toMatchObject([{ owner: null }]);
  await dropDraft(KEY);
});
