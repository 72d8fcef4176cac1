import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../run-program.mjs';

/** @typedef {import('../findings.mjs').Finding} Finding */

const CONNECTIONS = 500;
const SECONDS = 25;
/** A visitor beside the attack waits for so many seconds. */
const PROBE_SECONDS = 3;

const COMMON = [
  '-c',
  String(CONNECTIONS),
  '-r',
  '200',
  '-l',
  String(SECONDS),
  '-p',
  String(PROBE_SECONDS),
  '-v',
  '1',
  '-g',
];
/** @type {Record<string, { path: string, args: string[] }>} */
const ATTACKS = {
  'slow headers': { path: '/', args: ['-H', '-i', '5'] },
  'slow body': {
    path: '/api/v1/auth/login',
    args: ['-B', '-i', '5', '-s', '8192', '-f', 'application/json', '-x', '10'],
  },
  'slow reading': { path: '/', args: ['-X', '-k', '3', '-w', '1', '-y', '32', '-n', '5', '-z', '16'] },
};

/**
 * Many connections that send or read as slowly as they can, while another one asks for the page.
 * @type {import('../attack.mjs').Tool}
 */
export const slowhttptest = {
  name: 'slowhttptest',
  program: 'slowhttptest',
  limits: 'production',
  async run({ target, folder, seconds }) {
    /** @type {Finding[]} */
    const findings = [];
    for (const [name, { path: address, args }] of Object.entries(ATTACKS)) {
      const prefix = path.join(folder, `slowhttptest-${name.replaceAll(' ', '-')}`);
      const all = [...args, ...COMMON, '-o', prefix, '-u', target.url + address];
      const { isOverdue } = await runProgram('slowhttptest', all, { file: `${prefix}.txt`, seconds });
      if (isOverdue) throw new Error(`slowhttptest with ${name} did not end`);
      findings.push(...readSlowhttptest(readFileSync(`${prefix}.csv`, 'utf8'), name, address));
    }
    return findings;
  },
};

/**
 * Seconds in which the probe got no response in time, by its table.
 * @param {string} csv with a line for each second @param {string} name of the attack @param {string} where
 * @returns {Finding[]}
 */
export function readSlowhttptest(csv, name, where) {
  const [header = '', ...lines] = csv.trim().split('\n');
  const column = header.split(',').findIndex((title) => title.trim() === 'Service Available');
  if (column < 0 || lines.length === 0) throw new Error('slowhttptest has written no table');
  const away = lines.filter((line) => Number(line.split(',')[column]) === 0).length;
  return away === 0
    ? []
    : [{ tool: 'slowhttptest', what: `not available during ${name}`, where, detail: `${String(away)} s` }];
}
