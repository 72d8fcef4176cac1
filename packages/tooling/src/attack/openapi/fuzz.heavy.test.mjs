import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../lib/temporary-folder.mjs';
import { startTarget } from '../target.mjs';
import { explain, readExplanations } from '../findings.mjs';
import { logIn } from '../visitor.mjs';
import { fuzz } from './fuzz.mjs';

/** @type {import('../target.mjs').Target} */
let target;
beforeAll(async () => {
  target = await startTarget('raised', path.join(await temporaryFolder('naija-fuzz-'), 'log'));
});
afterAll(() => target.stop());

test('a server keeps to its own OpenAPI document under hostile requests, and logs no error', async () => {
  const visitor = await logIn(target.url, target.publishKey);
  const { findings, requests } = await fuzz({ url: target.url, seconds: 120, runs: 25, seed: 1, visitor });
  expect(explain(findings, readExplanations()).unexplained).toEqual([]);
  expect(requests['2xx']).toBeGreaterThan(20);
  expect(requests['4xx']).toBeGreaterThan(100);
  expect(await target.check()).toEqual([]);
});
