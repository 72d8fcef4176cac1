import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash, randomBytes } from 'node:crypto';
import { publishAll } from '../build/publish.mjs';
import { startServer } from '../bench/start-server.mjs';
import { temporaryFolder } from '../lib/temporary-folder.mjs';
import { watchLog } from './server-log.mjs';

/** Origin that visitors use: with https, the server sends what it sends in production. */
const PUBLIC_URL = 'https://localhost';
const PRODUCTION = { NODE_ENV: 'production', RATE_LIMITS: 'on', DEMO_DATA: 'off', HOST: 'localhost' };
const CHECK_TIMEOUT_MS = 10_000;
/** Half as much again as the most that was measured, 543 MB: the tools have share cards drawn and photos decoded. */
const MAX_MEMORY_MB = 800;
/** The remote whose publish key the attackers have. */
const REMOTE = 'directory';

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {string} publishKey of one remote
 * @property {() => Promise<import('./findings.mjs').Finding[]>} check what has happened to the server since the last check
 * @property {() => number | undefined} peakMemoryMb resident memory; undefined on systems without /proc
 * @property {() => Promise<void>} stop
 */

/** @typedef {'raised' | 'production'} Limits without rate limits and with demo data, or all as in production */

/**
 * Starts a server that sends what it sends in production; mail and text messages are discarded. Demo data and raised limits
 * are refused there.
 * @param {Limits} limits @param {string} folder for its log
 * @returns {Promise<Target>}
 */
export async function startTarget(limits, folder) {
  const data = await temporaryFolder('naija-attack-');
  const remotes = path.join(data, 'remotes');
  await publishAll(remotes);
  const publishKey = randomBytes(32).toString('base64url');
  const mode = limits === 'raised' ? { RATE_LIMITS: 'off', DEMO_DATA: 'on' } : PRODUCTION;
  const settings = {
    ...mode,
    DATA_DIR: data,
    REMOTES_DIR: remotes,
    LOG_LEVEL: 'info',
    PUBLIC_URL,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMS_URL: 'http://127.0.0.1:9',
    SECURITY_CONTACT: 'mailto:security@localhost.example',
    PUBLISH_KEYS: `${REMOTE}:${createHash('sha256').update(publishKey).digest('hex')}`,
  };
  const { url, pid, errors, stop } = await startServer(settings, { errors: 'pipe' });
  if (!errors) throw new Error('the log of the server cannot be read');
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(path.join(folder, `server-${limits}.log`));
  const log = watchLog(errors, (line) => file.write(`${line}\n`));
  const peakMemoryMb = () => readPeakMemory(pid);
  return {
    url,
    publishKey,
    peakMemoryMb,
    check: async () =>
      [...(await isReady(url, log)), ...tooMuchMemory(peakMemoryMb())].map((problem) => ({
        tool: 'server',
        ...problem,
      })),
    async stop() {
      await stop();
      file.end();
    },
  };
}

/** @param {string} url @param {ReturnType<typeof watchLog>} log */
async function isReady(url, log) {
  const where = 'GET /readyz';
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    const problems = await log.takeProblems(response.headers.get('x-request-id') ?? '');
    const found = problems.map(({ count, ...problem }) => ({ ...problem, detail: `${String(count)} times` }));
    return response.ok ? found : [...found, { what: `not ready: ${String(response.status)}`, where }];
  } catch (error) {
    return [{ what: 'not ready', where, detail: String(error) }];
  }
}

/** @param {number | undefined} megabytes */
function tooMuchMemory(megabytes = 0) {
  return megabytes <= MAX_MEMORY_MB
    ? []
    : [
        {
          what: 'memory',
          where: 'server',
          detail: `${String(megabytes)} MB, of at most ${String(MAX_MEMORY_MB)}`,
        },
      ];
}

/** @param {number} pid @returns {number | undefined} */
function readPeakMemory(pid) {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024);
  } catch {
    return undefined;
  }
}
