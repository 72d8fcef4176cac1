import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { integrityOf, publishRelease } from '@naija/releases';
import { copiedRepository } from '../testing/copied-repository.mjs';

/** @type {ReturnType<typeof copiedRepository>} */
let repository;
/** @type {string} */
let remotes;

beforeAll(async () => {
  repository = copiedRepository();
  remotes = path.join(repository.root, '.data/remotes');
  expect(await repository.mfe('--help')).toMatchObject({ code: 0, stderr: '' });
});
afterAll(() => {
  repository.remove();
});
beforeEach(async () => {
  rmSync(path.join(repository.root, '.data'), { recursive: true, force: true });
  for (const version of ['1.0.0', '1.1.0']) await publishRelease(built(version), remotes);
});

/** @param {string} version */
function built(version) {
  const code = `export default '${version}';`;
  const folder = mkdtempSync(path.join(repository.root, '.cache/built-'));
  const entry = 'remoteEntry.js';
  writeFileSync(path.join(folder, entry), code);
  const release = {
    ...{ name: 'sample', version, contract: 1, entry, uses: {} },
    assets: [{ url: entry, size: code.length, integrity: integrityOf(code) }],
    routes: [{ path: '/sample', js: [entry], css: [] }],
    requires: { react: '^1.0.0', 'react-dom': '^1.0.0', '@naija/runtime': '^1.0.0' },
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

const MISTAKE = '\nexport const mistake: string = 1;\n';

/** @param {string} file */
function breakSource(file) {
  const source = path.join(repository.root, file);
  const sound = `${source}.sound`;
  cpSync(source, sound);
  appendFileSync(source, MISTAKE);
  return () => {
    cpSync(sound, source);
    rmSync(sound);
  };
}

const ROLLED_BACK =
  '✓ sample: visitors get 1.0.0, before it was 1.1.0\n' +
  '  No release before 1.0.0 is listed: if it is bad too, publish a fixed one\n';

test('a rollback works while the server and a remote do not compile', async () => {
  const mend = breakSource('packages/server/src/app.ts');
  const remote = path.join(repository.root, 'sample-mfe');
  try {
    mkdirSync(path.join(remote, 'src'), { recursive: true });
    writeFileSync(path.join(remote, 'package.json'), '{"name":"@naija/sample"}');
    writeFileSync(path.join(remote, 'src/remote.tsx'), 'export default ;');
    expect(await repository.mfe('rollback', 'sample')).toEqual({ code: 0, stdout: ROLLED_BACK, stderr: '' });
    expect((await repository.mfe('status')).stdout).toContain('1.0.0');
  } finally {
    mend();
    rmSync(remote, { recursive: true });
  }
});

describe('while what the command is made of does not compile', () => {
  /** @type {() => void} */
  let mend;
  beforeAll(() => {
    mend = breakSource('packages/releases/src/roll-back.ts');
  });
  afterAll(() => {
    mend();
  });

  test.each([
    [['rollback', 'sample'], ROLLED_BACK],
    [['status', '--audit'], '1.1.0'],
  ])('%j works with its last good build, and says so', async (args, words) => {
    const { code, stdout, stderr } = await repository.mfe(...args);
    expect([code, stdout]).toEqual([0, expect.stringContaining(words)]);
    expect(stderr).toMatch(
      /does not compile as it stands in this checkout: this is its last good build, of 20/,
    );
  });

  test('what can wait is refused with the words of the compiler', async () => {
    const { code, stdout, stderr } = await repository.mfe('publish', 'sample');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('roll-back.ts');
    expect(stderr).toContain("Type 'number' is not assignable to type 'string'");
  });
});

test('without a last good build, a command that does not compile says what is wrong', async () => {
  const mend = breakSource('packages/contracts/src/remote/json-readers.ts');
  const kept = path.join(repository.root, '.cache/kept-kit');
  expect(existsSync(kept)).toBe(true);
  rmSync(kept, { recursive: true });
  try {
    const { code, stderr } = await repository.mfe('rollback', 'sample');
    expect(code).toBe(1);
    expect(stderr).toContain('json-readers.ts');
    expect(stderr).toContain('build kit could not be built');
  } finally {
    mend();
  }
});
