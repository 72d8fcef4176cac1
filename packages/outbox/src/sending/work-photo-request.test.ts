import { beforeEach, expect, test, vi } from 'vitest';
import { workPhotoPaths } from '@naija/contracts/http/work-photos';
import type { Fields } from '../intent.ts';
import { addIntent } from '../store/intents.ts';
import { ADA, clearStore, sendAll } from '../testing/outbox.ts';

const ID = '00000000-0000-4000-8000-000000000001';

beforeEach(async () => {
  await clearStore();
  vi.unstubAllGlobals();
});

test.each<[string, Fields, string, object]>([
  ['a new photo', { change: 'add', id: ID, caption: null }, workPhotoPaths.add, { id: ID, caption: null }],
  [
    'a caption',
    { change: 'caption', id: ID, caption: 'Flat' },
    workPhotoPaths.caption(ID),
    { caption: 'Flat' },
  ],
  ['a removal', { change: 'remove', id: ID }, workPhotoPaths.removal(ID), {}],
  ['an order', { change: 'order', ids: `${ID},${ID}` }, workPhotoPaths.order, { ids: [ID, ID] }],
])('%s of the gallery is sent to its address', async (_, fields, path, body) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { method, body: text }: { method: string; body: string }) => {
    sent.push([method, url, JSON.parse(text)]);
    return Promise.resolve(
      Response.json({ message: 'Done', data: [] }, { status: 201, headers: { 'x-naija': '1' } }),
    );
  });
  await addIntent({ kind: 'work-photo', about: ADA.id, owner: ADA.id, title: 'Photos', fields });
  await sendAll(ADA);
  expect(sent).toEqual([['POST', path, body]]);
});
