import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStore, comment, edit, fillUp, ok, respond, sendAll } from '../testing/outbox.ts';
import { createDraftWriter, type DraftSaveState } from './draft-writer.ts';
import { deleteDraft, draftKey, listDrafts, loadDraft, saveDraft, moveToDraft } from './drafts.ts';
import { addIntent, listIntents } from './intents.ts';
import { deleteOwnerData } from './owner-data.ts';

const FORM = { owner: null, form: 'comment:kemi', title: 'Comment on Kemi', path: '/agent/kemi' };
const KEY = draftKey(FORM);
const typed = (content: string) => ({ ...FORM, values: { fullname: 'Ngozi', content } });

beforeEach(clearStore);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  test('is restored as it was typed, with the chosen photo', async () => {
    const image = new File(['photo'], 'ada.jpg', { type: 'image/jpeg' });
    const base = { data: { bio: 'before' }, etag: '"1"' };
    await saveDraft({ ...FORM, values: { bio: 'Hello', image }, context: base });
    const draft = await loadDraft(KEY);
    expect(draft).toMatchObject({ values: { bio: 'Hello' }, context: base, title: 'Comment on Kemi' });
    // Contents are tested in real browsers: fake-indexeddb does not clone files.
    expect(draft?.values).toHaveProperty('image');
  });

  test('loses its photo when that is removed from the form', async () => {
    await saveDraft({ ...FORM, values: { image: new File(['photo'], 'ada.jpg') } });
    await saveDraft({ ...FORM, values: { image: null } });
    expect((await loadDraft(KEY))?.values['image']).toBeNull();
  });

  test('is not visible to another agent', async () => {
    await saveDraft({ ...typed('mine'), owner: 'ada', form: 'edit-profile' });
    expect(await loadDraft(draftKey({ owner: 'bisi', form: 'edit-profile' }))).toBeUndefined();
  });

  test('is deleted in the same transaction that stores its comment', async () => {
    await saveDraft(typed('Hello'));
    await addIntent(comment('Hello'), KEY);
    expect(await listDrafts()).toEqual([]);
    expect(await listIntents()).toHaveLength(1);
  });

  test('stays if its comment could not be stored, which is sent nevertheless', async () => {
    await saveDraft(typed('Hello'));
    await fillUp();
    expect(await addIntent(comment('Hello'), KEY)).toMatchObject({ kept: false });
    vi.restoreAllMocks();
    const requests = respond(ok());
    await sendAll();
    expect(requests).toHaveLength(1);
    expect(await listIntents()).toEqual([]);
    expect(await listDrafts()).toHaveLength(1);
  });

  test('is made from a pending comment, which is removed', async () => {
    const { intent } = await addIntent(comment('Hello'));
    expect(await moveToDraft(intent, typed('Hello'))).toBe(true);
    expect(await listIntents()).toEqual([]);
    expect(await loadDraft(KEY)).toMatchObject({ values: { content: 'Hello' } });
  });

  test('is not made from a comment that was sent meanwhile', async () => {
    const { intent } = await addIntent(comment('Hello'));
    respond(ok());
    await sendAll();
    expect(await moveToDraft(intent, typed('Hello'))).toBe(false);
    expect(await listDrafts()).toEqual([]);
  });
});

describe('typing', () => {
  test('counts as stored only once the last of it is written', async () => {
    const statuses: DraftSaveState[] = [];
    const writer = createDraftWriter(KEY, (status) => statuses.push(status));
    for (const content of ['H', 'He', 'Hel']) writer.write(typed(content));
    await writer.idle();
    expect(statuses).toEqual(['writing', 'writing', 'writing', 'kept']);
    expect(await loadDraft(KEY)).toMatchObject({ values: { content: 'Hel' } });
  });

  test('that was deleted again leaves no draft', async () => {
    const writer = createDraftWriter(KEY, () => undefined);
    writer.write(typed('H'));
    writer.write(undefined);
    await writer.idle();
    expect(await listDrafts()).toEqual([]);
  });

  test('on a full device is reported as not stored', async () => {
    await fillUp();
    const statuses: DraftSaveState[] = [];
    const writer = createDraftWriter(KEY, (status) => statuses.push(status));
    writer.write(typed('Hello'));
    await writer.idle();
    expect(statuses).toEqual(['writing', 'full']);
  });
});

test('deletes the drafts and intents of one agent only', async () => {
  await addIntent(edit('Hello'));
  await addIntent(comment('Hello'));
  await saveDraft({ ...typed('mine'), owner: 'ada', form: 'edit-profile' });
  await saveDraft(typed('a visitor’s'));
  await deleteOwnerData('ada');
  expect(await listIntents()).toMatchObject([{ kind: 'comment' }]);
  expect(await listDrafts()).toMatchObject([{ owner: null }]);
  await deleteDraft(KEY);
});
