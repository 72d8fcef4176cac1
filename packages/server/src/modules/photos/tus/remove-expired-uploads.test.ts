import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { removeExpiredUploads } from './remove-expired-uploads.ts';

const folder = tempFolder();
const HOUR = 60 * 60 * 1_000;
const NOW = new Date();

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

/** Leaves a file that was written some hours ago. */
function leave(name: string, hours: number) {
  writeFileSync(join(folder, name), 'x');
  const time = new Date(NOW.getTime() - hours * HOUR);
  utimesSync(join(folder, name), time, time);
}
const left = async () => {
  await removeExpiredUploads(folder, NOW);
  return readdirSync(folder).sort();
};

it('removes an upload 48 hours after its creation, however recent its last part', async () => {
  leave('old.json', 49);
  leave('old', 1);
  leave('new.json', 47);
  leave('new', 46);
  expect(await left()).toEqual(['new', 'new.json']);
});

it('removes leftovers of a killed server', async () => {
  leave('no-description', 49);
  leave('no-photo.json', 49);
  leave('just-begun', 0);
  expect(await left()).toEqual(['just-begun']);
});

it('may run several times at once', async () => {
  for (let number = 0; number < 20; number += 1) {
    leave(String(number), 49);
    leave(`${String(number)}.json`, 49);
  }
  await Promise.all([left(), left(), left()]);
  expect(readdirSync(folder)).toEqual([]);
});
