import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePhoto } from '../pipeline.ts';
import { flatPng } from '../../../../test/images/png.ts';

const plain = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#c81414' } })
    .jpeg()
    .toBuffer();

it('images that take more memory than a photo may are refused in words, and photos beside and after them are made', async () => {
  const bomb = await flatPng({ side: 7_000, depth: 16, colour: 'rgba', interlaced: true });
  const photo = await plain();
  const made = await Promise.allSettled([bomb, photo, bomb, photo, photo].map((file) => makePhoto(file)));
  expect(made.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(made[0]).toMatchObject({ reason: { message: FIELD_MESSAGES.imageUnreadable } });
});
