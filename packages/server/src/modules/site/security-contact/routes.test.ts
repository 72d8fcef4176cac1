import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { testApp } from '../../../../test/app.ts';
import { startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { ORIGIN } from '../../../../test/site.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { SECURITY_TXT_PATH } from './routes.ts';

const folder = tempFolder();
const now = new Date('2026-11-22T10:00:00.000Z');
let database: TestDatabase;
let named: App;
let unnamed: App;
beforeAll(async () => {
  database = await startTestDatabase(folder);
  const options = { publicUrl: ORIGIN, clock: () => now };
  named = await testApp(database.db, folder, {
    ...options,
    securityContact: 'mailto:security@agents.example',
  });
  unnamed = await testApp(database.db, folder, options);
});
afterAll(async () => {
  await named.close();
  await unnamed.close();
  await database.stop();
});

it('tells a researcher where to report a vulnerability, for less than a year', async () => {
  const { statusCode, headers, body } = await named.inject(SECURITY_TXT_PATH);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = body.split('\n');
  expect(fields).toContain('Contact: mailto:security@agents.example');
  expect(fields).toContain(`Canonical: ${ORIGIN}${SECURITY_TXT_PATH}`);
  const expires = fields.find((field) => field.startsWith('Expires: '))?.slice('Expires: '.length) ?? '';
  expect(Date.parse(expires)).toBeGreaterThan(now.getTime());
  expect(Date.parse(expires)).toBeLessThan(Date.parse('2027-11-22T10:00:00.000Z'));
});

it('answers 404 where the operator has named no contact', async () => {
  expect((await unnamed.inject(SECURITY_TXT_PATH)).statusCode).toBe(404);
});
