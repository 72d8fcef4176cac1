import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './workspaces.mjs';

const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
);

// They build first what they run; their help is Commander's.
const COMMANDERS = ['admin', 'db', 'keys', 'mfe', 'releases'];
const own = Object.entries(scripts).filter(
  ([name, script]) =>
    script.startsWith('exec node') && ![...COMMANDERS, 'check'].includes(name.split(':')[0] ?? ''),
);

test.each(own)('npm run %s -- --help says what it does, and does nothing', async (_name, script) => {
  const args = script.replace('exec node ', '').split(' ');
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--help'], { cwd: ROOT });
  expect(stdout).toMatch(/^npm /);
});

test('every command is a script of the root', () => {
  const commands = readdirSync(path.join(import.meta.dirname, '../commands')).filter(
    (file) => !file.includes('.test.'),
  );
  for (const file of commands) expect(Object.values(scripts).join(' ')).toContain(`/${file}`);
});
