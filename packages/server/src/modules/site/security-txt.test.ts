import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../platform/http/app-type.ts';
import { testApp } from '../../../test/app.ts';
import { ORIGIN } from '../../../test/use-site.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../test/unreachable-database.ts';
import { SECURITY_TXT_PATH } from './security-txt.ts';

const now = new Date('2026-11-22T10:00:00.000Z');
let named: App;
let unnamed: App;
beforeAll(async () => {
  const options = { publicUrl: ORIGIN, clock: () => now };
  const [db, folder] = [unreachableDatabase(), tempFolder()];
  named = await testApp(db, folder, { ...options, securityContact: 'mailto:security@agents.example' });
  unnamed = await testApp(db, folder, options);
});
afterAll(() => Promise.all([named.close(), unnamed.close()]));

it('tells researchers where to report a vulnerability, for less than a year', async () => {
  const { statusCode, headers, body } = await named.inject(SECURITY_TXT_PATH);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = body.split('\n');
  expect(fields).toContain('Contact: mailto:security@agents.example');
  expect(fields).toContain(`Canonical: ${ORIGIN}${SECURITY_TXT_PATH}`);
  expect(fields).toContain('Preferred-Languages: en');
  expect(fields).toContain(`Policy: ${ORIGIN}/terms`);
  const expires = fields.find((field) => field.startsWith('Expires: '))?.slice('Expires: '.length) ?? '';
  expect(Date.parse(expires)).toBeGreaterThan(now.getTime());
  expect(Date.parse(expires)).toBeLessThan(Date.parse('2027-11-22T10:00:00.000Z'));
});

it('responds 404 if the operator has named no contact', async () => {
  expect((await unnamed.inject(SECURITY_TXT_PATH)).statusCode).toBe(404);
});
