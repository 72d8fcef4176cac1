import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../run-program.mjs';
import { sampleRequests } from '../samples.mjs';

/** @typedef {import('../findings.mjs').Finding} Finding */
/** @typedef {{ method: string, path: string, info: string, parameter: string, curl_command: string }} Flaw */
/** @typedef {Record<'vulnerabilities' | 'anomalies', Record<string, Flaw[]>>} Report */

/** All but those that need a server of wapiti's makers, or a list from them. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
const MODULE_SECONDS = 15;
const CRAWL_SECONDS = 20;

/**
 * Crawls the pages and attacks every parameter that it finds.
 * @type {import('../attack.mjs').Tool}
 */
export const wapiti = {
  name: 'wapiti',
  program: 'wapiti',
  limits: 'raised',
  async run({ target, folder, seconds, logIn }) {
    const samples = await sampleRequests(target.url, await logIn());
    const report = path.join(folder, 'wapiti.json');
    const starts = samples
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path }) => ['-s', target.url + path]);
    const { code } = await runProgram(
      'wapiti',
      [
        ...['-u', `${target.url}/`, '--scope', 'folder', '-m', MODULES, '-d', '2', ...starts],
        ...['--max-links-per-page', '12', '--max-files-per-dir', '6'],
        ...['--max-scan-time', String(CRAWL_SECONDS), '--max-attack-time', String(MODULE_SECONDS)],
        // It offers Brotli, and then does not decode it.
        ...['-H', 'Accept-Encoding: gzip', '--no-bugreport', '--flush-session', '-v', '1'],
        ...['--store-session', path.join(folder, 'wapiti'), '--store-config', path.join(folder, 'wapiti')],
        ...['-f', 'json', '-o', report],
      ],
      { file: path.join(folder, 'wapiti.txt'), seconds },
    );
    if (code !== 0 || !existsSync(report))
      throw new Error(`wapiti ended with ${String(code)} and without a report`);
    return readWapiti(/** @type {Report} */ (JSON.parse(readFileSync(report, 'utf8'))));
  },
};

/** @param {Report} report @returns {Finding[]} */
export function readWapiti({ vulnerabilities, anomalies }) {
  return [vulnerabilities, anomalies].flatMap((classes) =>
    Object.entries(classes).flatMap(([name, flaws]) =>
      flaws.map(({ method, path: where, info, curl_command }) => ({
        tool: 'wapiti',
        what: `${name}: ${info}`,
        where: `${method} ${where}`,
        detail: curl_command,
      })),
    ),
  );
}
