import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { expect, test } from 'vitest';
import { remotesFolder } from '../../test/remotes-folder.ts';

const { dir, publish } = remotesFolder();

const schema = JSON.parse(
  await readFile(new URL('../../test/frontend-discovery.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv2019({ allErrors: true }).compile(schema);

test('a signed registry with earlier releases and a canary conforms to the Frontend Discovery format', async () => {
  const { privateKey: key } = generateKeyPairSync('ed25519');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version }, { key });
  await publish({ version: '2.0.0' }, { key, percent: 10 });
  await publish({ name: 'auth' }, { key });
  const registry: unknown = JSON.parse(await readFile(path.join(dir(), 'remotes.json'), 'utf8'));
  validate(registry);
  expect(validate.errors).toBeNull();
});

test('the schema is enforced on every release of a list, not only on the first', () => {
  const sound = { url: 'a.js', metadata: { integrity: 'x', version: '1' } };
  const registry = (...releases: unknown[]) => ({ schema: 's', microFrontends: { '@naija/a': releases } });
  expect(validate(registry(sound))).toBe(true);
  expect(validate(registry(sound, { ...sound, since: 'now' }))).toBe(false);
});
