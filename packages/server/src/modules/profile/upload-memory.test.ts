import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { EDIT, file, photo } from '../../../test/profile-forms.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const MIB = 1024 * 1024;
const site = useProfileServer({ rateLimits: false });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('forms with photos of 4 MiB are not retained', async () => {
  const { token } = await site.agent();
  const image = Buffer.concat([await photo(), Buffer.alloc(4 * MIB)]);
  const save = () => site.editForm(token, { ...EDIT, image: file(image) });
  await save();
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await save()).status));
  expect(new Set(statuses)).toEqual(new Set([201]));
  await expect
    .poll(() => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers - before;
    })
    .toBeLessThan(8 * MIB);
});
