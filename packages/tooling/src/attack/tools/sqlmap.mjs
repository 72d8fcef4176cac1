import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '../../lib/log.mjs';
import { runProgram } from '../run-program.mjs';
import { sampleRequests } from '../samples.mjs';

/** @typedef {import('../findings.mjs').Finding} Finding */

const RULE = '='.repeat(54);

/**
 * Tries to reach the database through every parameter of the operations that an agent may call.
 * @type {import('../attack.mjs').Tool}
 */
export const sqlmap = {
  name: 'sqlmap',
  program: 'sqlmap',
  limits: 'raised',
  async run({ target, folder, seconds, logIn }) {
    const samples = await sampleRequests(target.url, await logIn());
    const requests = path.join(folder, 'sqlmap-requests.txt');
    const output = path.join(folder, 'sqlmap');
    rmSync(output, { recursive: true, force: true });
    writeFileSync(requests, burpLog(target.url, samples));
    const { isOverdue, text } = await runProgram(
      'sqlmap',
      [
        ...['-l', requests, '--batch', '--flush-session', '--ignore-stdin', '--disable-coloring'],
        // The engine is known, and attacks on others cannot work.
        ...['--dbms', 'PostgreSQL', '--level', '1', '--risk', '1', '--threads', '4', '--time-sec', '3'],
        // Refusals are what is to be seen, and a session that an operation ends is not to be replaced.
        ...['--ignore-code', '401,403,404,409,410,422', '--drop-set-cookie', '--skip-waf'],
        // Numbers are checked by their schema, which refuses injected text.
        ...['--answers', 'skip those kind of cases=Y'],
        ...['--output-dir', output, '--results-file', path.join(output, 'results.csv')],
      ],
      { file: path.join(folder, 'sqlmap.txt'), seconds },
    );
    const tested = text.split('testing for SQL injection on').length - 1;
    if (tested === 0) throw new Error('sqlmap tested nothing');
    log(`sqlmap: ${String(tested)} parameters tested${isOverdue ? ', and no time for others' : ''}`);
    return readSqlmap(resultsIn(output));
  },
};

/**
 * Requests as Burp logs them, which sqlmap reads many of at once.
 * @param {string} origin @param {readonly import('../openapi/send.mjs').RawRequest[]} requests
 */
export function burpLog(origin, requests) {
  const { host } = new URL(origin);
  return requests
    .map(({ method, path: address, headers, body }) => {
      const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
      return `${RULE}\n\n${method} ${address} HTTP/1.1\n${lines.join('\n')}\n\n${body?.toString() ?? ''}\n${RULE}\n`;
    })
    .join('\n');
}

/** @param {string} folder @returns {string} what it has written of its results, which it does for the first */
function resultsIn(folder) {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  return files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
}

/**
 * Lines of address, place, parameter, techniques and notes; the techniques are empty if it found nothing.
 * @param {string} csv @returns {Finding[]}
 */
export function readSqlmap(csv) {
  return csv
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Target URL'))
    .map((line) => line.split(','))
    .filter(([, , , techniques = '']) => techniques !== '')
    .map(([address = '', place = '', parameter = '', techniques = '']) => ({
      tool: 'sqlmap',
      what: `SQL injection by ${techniques}`,
      where: `${place} ${parameter} of ${address}`,
    }));
}
