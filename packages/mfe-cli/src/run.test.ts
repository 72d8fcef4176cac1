import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureRepository, type FixtureRepository } from '../test/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
});
afterEach(() => repository.remove());

const COMMANDS = [
  'new',
  'init',
  'dev',
  'check',
  'build',
  'preview',
  'publish',
  'rollback',
  'canary',
  'retire',
  'status',
  'stack',
  'verify',
  'words',
  'reseal',
];

test('the help lists every command', async () => {
  const { status, stdout } = await repository.mfe('--help');
  expect(status).toBe(0);
  const commands = [...stdout.matchAll(/^ {2}([a-z]+) .*\S/gm)].map(([, name]) => name);
  expect(commands).toEqual([...COMMANDS, 'help']);
});

test.each(COMMANDS)('the help of %s shows how it is used, with an example', async (name) => {
  const { status, stdout, stderr } = await repository.mfe(name, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`Example:\n  npm run mfe -- ${name}`);
  expect(stdout).toContain('--json');
});

test.each([
  [[], 'Commands:'],
  [['pubish'], `unknown command 'pubish'`],
  [['publish'], 'There is no remote in'],
  [['rollback', 'sample', '--fast'], `unknown option '--fast'`],
  [['canary', 'sample', '1.0.0', '0'], 'It is a whole number from 1 to 100'],
  [['reseal', 'sample', '--above', '1e3'], 'It is a whole number'],
  [['reseal', 'sample', '--above', '1', '--anew'], 'cannot be used with option'],
  [['canary', 'sample', '1.0.0', 'half'], 'It is a whole number from 1 to 100'],
])('wrong use (%j) ends with 2 and says what is wrong', async (argv, text) => {
  const { status, stdout, stderr } = await repository.mfe(...argv);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(text);
});

test('a program that requests JSON gets one value, also for a refusal, and users get a message', async () => {
  const { status, stdout, stderr } = await repository.mfe('build', 'absent', '--json');
  expect(status).toBe(1);
  const { error } = JSON.parse(stdout) as { error: string };
  expect(error).toContain('There is no remote absent here');
  expect(stderr).toBe(`✗ ${error}\n`);
});

test('the version and the folder of a build are reported', async () => {
  await repository.remote('sample', { version: '1.2.0-ab' });
  const { status, stdout } = await repository.mfe('build', 'sample', '--json');
  expect({ status, built: repository.built }).toEqual({ status: 0, built: ['sample-mfe'] });
  expect(JSON.parse(stdout)).toEqual({
    remote: 'sample',
    version: '1.2.0-ab',
    folder: `${repository.root}/sample-mfe/dist/release`,
  });
});

test('a remote that calls itself otherwise than its folder is refused before anything is shipped', async () => {
  await repository.remote('sample', { name: 'other' });
  const { status, stderr } = await repository.mfe('publish', 'sample');
  expect(status).toBe(1);
  expect(stderr).toContain('set "name" in its package.json to @naija/sample');
});
