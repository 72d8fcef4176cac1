import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { authPaths } from '@naija/contracts/http/auth';
import { agentPaths } from '@naija/contracts/http/agents';
import { LOGIN } from '../visitor.mjs';
import { runProgram } from '../run-program.mjs';

/** @typedef {import('../findings.mjs').Finding} Finding */
/** @typedef {{ results: { input: Record<string, string>, status: number, url: string }[] }} Report */

/** Lists of names and passwords that come with wapiti and sqlmap. */
const WAPITI = '/usr/lib/python3/dist-packages/wapitiCore/data/attacks';
const NAMES = path.join(WAPITI, 'busterPayloads.txt');
const PASSWORDS = '/usr/share/sqlmap/data/txt/smalldict.txt';

/** Files that deployments leave behind, in addition to the names of the list. */
const LEFT_BEHIND = [
  ...['.env', '.env.local', '.git/HEAD', '.git/config', '.gitignore', '.npmrc', '.DS_Store', '.htpasswd'],
  ...['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'Dockerfile', 'compose.yaml'],
  ...['server.log', 'backup.sql', 'dump.sql', 'metrics', 'debug/pprof', 'server-status', 'actuator/env'],
  ...[
    'dev/mailbox',
    'remotes/registry.json',
    'media/',
    'assets/',
    'assets/../package.json',
    '..%2fpackage.json',
  ],
  ...[
    '%2e%2e/%2e%2e/etc/passwd',
    'media/..%2f..%2f..%2fetc%2fpasswd',
    'assets/%2e%2e%2f%2e%2e%2fpackage.json',
  ],
];
const MAX_NAMES = 6_000;
const MAX_PASSWORDS = 300;
const QUIET = ['-s', '-timeout', '20', '-of', 'json'];

/**
 * Asks for thousands of names, for paths and for parameters.
 * @type {import('../attack.mjs').Tool}
 */
export const ffuf = {
  name: 'ffuf',
  program: 'ffuf',
  limits: 'raised',
  async run({ target, folder, seconds }) {
    const list = path.join(folder, 'names.txt');
    writeFileSync(list, [...LEFT_BEHIND, ...linesOf(NAMES, MAX_NAMES)].join('\n'));
    const half = seconds / 2;
    const paths = await fuzz(folder, 'paths', half, [
      ...['-u', `${target.url}/FUZZ`, '-w', list, '-t', '8', '-mc', 'all', '-fc', '404'],
    ]);
    const parameters = await fuzz(folder, 'parameters', half, [
      ...['-u', `${target.url}${agentPaths.search}?FUZZ=1%27`, '-w', list, '-t', '8'],
      ...['-mc', '500,501,502,503,504'],
    ]);
    return [...paths, ...parameters].map(({ status, url }) => ({
      tool: 'ffuf',
      what: `responds ${String(status)}`,
      where: new URL(url).href.slice(target.url.length),
    }));
  },
};

/**
 * Guesses the password of an account from one address.
 * @type {import('../attack.mjs').Tool}
 */
export const guessing = {
  name: 'ffuf-login',
  program: 'ffuf',
  limits: 'production',
  async run({ target, folder, seconds }) {
    const list = path.join(folder, 'passwords.txt');
    writeFileSync(list, linesOf(PASSWORDS, MAX_PASSWORDS).join('\n'));
    const results = await fuzz(folder, 'login', seconds, [
      ...['-u', target.url + authPaths.login, '-w', list, '-t', '4', '-mc', 'all'],
      ...['-X', 'POST', '-H', 'Content-Type: application/json'],
      ...['-d', JSON.stringify({ email: LOGIN.email, password: 'FUZZ' })],
    ]);
    return readGuesses(results.map(({ status }) => status));
  },
};

/** So many guesses get a real answer at once, and one more for each ten seconds that they take. */
const MAX_ANSWERED = 30;

/** @param {readonly number[]} statuses of logins with different passwords @returns {Finding[]} */
export function readGuesses(statuses) {
  const answered = statuses.filter((status) => status !== 429).length;
  const where = `POST ${authPaths.login}`;
  if (statuses.length < MAX_ANSWERED * 2)
    throw new Error(`ffuf made only ${String(statuses.length)} guesses`);
  return answered <= MAX_ANSWERED
    ? []
    : [
        {
          tool: 'ffuf-login',
          what: 'guesses are not limited',
          where,
          detail: `${String(answered)} were answered`,
        },
      ];
}

/**
 * @param {string} folder @param {string} name @param {number} seconds @param {readonly string[]} args
 * @returns {Promise<Report['results']>}
 */
async function fuzz(folder, name, seconds, args) {
  const report = path.join(folder, `ffuf-${name}.json`);
  const all = [...args, ...QUIET, '-o', report, '-maxtime', String(Math.floor(seconds - 5))];
  const { code } = await runProgram('ffuf', all, { file: path.join(folder, `ffuf-${name}.txt`), seconds });
  if (code !== 0 || !existsSync(report))
    throw new Error(`ffuf ended with ${String(code)} and without a report`);
  return /** @type {Report} */ (JSON.parse(readFileSync(report, 'utf8'))).results;
}

/** @param {string} file @param {number} max */
const linesOf = (file, max) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, max);
