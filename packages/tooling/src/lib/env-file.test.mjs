import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'naija-env-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const MODULE = path.join(import.meta.dirname, 'env-file.mjs');
const SCRIPT = `import { loadEnvFile } from ${JSON.stringify(MODULE)};
loadEnvFile();
process.stdout.write(JSON.stringify([process.env.PORT, process.env.MAIL_FROM]));`;

/** PORT and MAIL_FROM as a command sees them. @param {NodeJS.ProcessEnv} env */
async function seen(env) {
  const args = ['--input-type=module', '--eval', SCRIPT];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return /** @type {unknown} */ (JSON.parse(stdout));
}

test('a command reads the settings of the file that ENV_FILE names, and those of the environment win', async () => {
  const file = path.join(folder, 'site.env');
  writeFileSync(file, '# Settings\nPORT=4000\nMAIL_FROM="Agents <no-reply@agents.example>"\n');
  const sender = 'Agents <no-reply@agents.example>';
  expect(await seen({ ENV_FILE: file })).toEqual(['4000', sender]);
  expect(await seen({ ENV_FILE: file, PORT: '5000' })).toEqual(['5000', sender]);
});

test('an empty ENV_FILE reads no file', async () => {
  expect(await seen({ ENV_FILE: '' })).toEqual([null, null]);
});

test('a file that is named but missing stops the command and is named in the message', async () => {
  const file = path.join(folder, 'missing.env');
  await expect(seen({ ENV_FILE: file })).rejects.toThrow(
    new RegExp(`The settings in ${file} cannot be read: `),
  );
});
