import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOutboxUsed } from './outbox.ts';
import { useDraft, type DraftOf, listDrafts } from './drafts.ts';

const comment: DraftOf = { owner: null, form: 'comment:7', title: 'Comment on Ada Obi', path: '/agent/7' };
const typed = { content: 'Half a sen' };

async function openForm(of = comment) {
  const { result } = renderHook(() => useDraft(of));
  await waitFor(() => {
    expect(result.current.ready).toBe(true);
  });
  return result;
}

async function type(of: DraftOf, values: Record<string, unknown> | undefined) {
  const form = await openForm(of);
  act(() => {
    form.current.keep(values);
  });
  await waitFor(() => {
    expect(form.current.kept).toBe(values ? 'kept' : 'nothing');
  });
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a draft is restored when its form opens again, and listed by title', async () => {
  await type(comment, typed);
  expect((await openForm()).current.restored).toMatchObject({ values: typed, savedAt: 1_000 });
  expect(await listDrafts()).toMatchObject([{ title: 'Comment on Ada Obi', path: '/agent/7' }]);
});

test('a draft that is only restored keeps its time', async () => {
  await type(comment, typed);
  vi.mocked(Date.now).mockReturnValue(2_000);
  const form = await openForm();
  act(() => {
    form.current.keep({ ...form.current.restored?.values });
  });
  expect(form.current.kept).toBe('nothing');
  await type(comment, { content: 'Half a sentence' });
  expect(await listDrafts()).toMatchObject([{ savedAt: 2_000 }]);
});

test("another agent's drafts are neither listed nor restored", async () => {
  await type({ ...comment, owner: '7', form: 'edit-profile' }, typed);
  expect(await listDrafts()).toEqual([]);
  document.cookie = 'id=8; path=/';
  expect(await listDrafts()).toEqual([]);
  expect((await openForm({ ...comment, owner: '8', form: 'edit-profile' })).current.restored).toBeUndefined();
  document.cookie = 'id=7; path=/';
  expect(await listDrafts()).toHaveLength(1);
});

test('an agent’s draft marks the outbox as used, so that the logout asks about it', async () => {
  await type(comment, typed);
  expect(isOutboxUsed()).toBe(false);
  await type({ ...comment, owner: '7', form: 'edit-profile' }, typed);
  expect(isOutboxUsed()).toBe(true);
});
