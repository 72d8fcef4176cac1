import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { testApp } from '../../../test/app.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const folder = tempFolder();
const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);

/** Log lines that name the setting, after requests with these headers. */
async function linesAfter(
  headers: Record<string, string>[],
  trustedProxies: string[] = [],
): Promise<string[]> {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = await testApp(db, folder, { log: logger, trustedProxies });
  for (const sent of headers) await app.inject({ url: '/healthz', headers: sent, remoteAddress: '10.0.0.5' });
  await app.close();
  return lines.filter((line) => line.includes('TRUSTED_PROXIES'));
}

const FORWARDED = [{ 'x-forwarded-for': '105.112.0.1' }, { forwarded: 'for=105.112.0.1' }];

it.each(FORWARDED)('warns once about an untrusted proxy: %o', async (headers) => {
  const lines = await linesAfter([{}, headers, ...FORWARDED]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"from":"10.0.0.5"');
});

it('does not warn about a trusted proxy or direct requests', async () => {
  expect(await linesAfter(FORWARDED, ['10.0.0.0/8'])).toEqual([]);
  expect(await linesAfter([{}, {}])).toEqual([]);
});
