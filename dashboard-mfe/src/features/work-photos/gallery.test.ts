import { expect, test } from 'vitest';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import type { PendingIntent } from '@naija/runtime';
import { applyChanges, swapped } from './gallery.ts';

const stored = (id: string, caption: string | null = null): WorkPhoto => ({
  ...{ id, caption, photo: id.repeat(32) },
  ...{ width: 1280, height: 960 },
});
const PHOTOS = [stored('a', 'First'), stored('b'), stored('c')];

let count = 0;
function change(fields: PendingIntent['fields'], more: Partial<PendingIntent> = {}): PendingIntent {
  count += 1;
  const about = { kind: 'work-photo', about: '7', owner: '7', title: 'Photos' } as const;
  return { ...about, seq: count, key: String(count), savedAt: 0, tried: false, fields, ...more };
}
const refused = { problem: { kind: 'refused', message: 'No' } } as const;
const idsOf = (changes: readonly PendingIntent[]) =>
  applyChanges(PHOTOS, changes)
    .items.map(({ id }) => id)
    .join('');

test.each<[string, PendingIntent[], string]>([
  ['nothing', [], 'abc'],
  ['a new photo comes last', [change({ change: 'add', id: 'd' })], 'abcd'],
  ['one that has arrived already is there once', [change({ change: 'add', id: 'b' })], 'abc'],
  ['a removed photo is gone', [change({ change: 'remove', id: 'b' })], 'ac'],
  ['a refused removal leaves it', [change({ change: 'remove', id: 'b' }, refused)], 'abc'],
  ['the order counts', [change({ change: 'order', ids: 'c,a,b' })], 'cab'],
  ['photos that an order does not name come last', [change({ change: 'order', ids: 'c' })], 'cab'],
  [
    'a photo that is added after an order comes last',
    [change({ change: 'order', ids: 'c,b,a' }), change({ change: 'add', id: 'd' })],
    'cbad',
  ],
  ['a refused order changes nothing', [change({ change: 'order', ids: 'c,b,a' }, refused)], 'abc'],
])('%s', (_, changes, ids) => {
  expect(idsOf(changes)).toBe(ids);
});

test('an agent sees a pending caption, and removes it with an empty one', () => {
  const changes = [
    change({ change: 'caption', id: 'a', caption: null }),
    change({ change: 'caption', id: 'b', caption: 'Second' }),
  ];
  expect(applyChanges(PHOTOS, changes).items.map(({ caption }) => caption)).toEqual([null, 'Second', null]);
});

test('a caption of a photo that is gone stays with its agent', () => {
  const lost = change({ change: 'caption', id: 'z', caption: 'Typed' }, refused);
  expect(applyChanges(PHOTOS, [lost]).lost).toEqual([lost]);
});

test('a caption waits in view although its photo is not loaded', () => {
  const caption = change({ change: 'caption', id: 'a', caption: 'Typed' });
  expect(applyChanges([], [caption]).waiting).toEqual([caption]);
  expect(applyChanges(PHOTOS, [caption]).waiting).toEqual([]);
});

test('two photos change places', () => {
  const { items } = applyChanges(PHOTOS, []);
  expect([swapped(items, 0, 1), swapped(items, 2, 3)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'b', 'c'],
  ]);
});
