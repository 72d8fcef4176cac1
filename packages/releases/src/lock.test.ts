import { withFileLock } from '@naija/file-lock';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from './lock.ts';

test('a team that publishes while others hold the folder is told so', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naija-lock-'));
  await withFileLock(path.join(folder, '.publish.lock'), 1_000, async () => {
    await expect(withLock(folder, () => Promise.resolve(), 100)).rejects.toMatchObject({
      code: 'conflict',
      message: `Others are publishing to ${folder} right now; try again in a minute`,
    });
  });
  fs.rmSync(folder, { recursive: true });
});
