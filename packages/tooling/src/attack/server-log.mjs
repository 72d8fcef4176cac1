import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const ERROR_LEVEL = 50;
const MAX_KEPT = 20;
/** Requests after the one that is waited for. */
const MAX_RECENT = 1_000;
const SEEN_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

/**
 * @typedef {object} LogLine as pino writes it
 * @property {number} level
 * @property {string} [msg]
 * @property {string} [reqId]
 * @property {string} [method]
 * @property {string | null} [route]
 * @property {number} [status]
 * @property {{ message?: string }} [err]
 */

/** @typedef {{ what: string, where: string }} Problem */

/**
 * Reads a server's log as it is written.
 * @param {import('node:stream').Readable} output @param {(line: string) => void} keep every line
 */
export function watchLog(output, keep) {
  /** @type {Set<string>} */
  const recent = new Set();
  let problems = countedProblems();
  createInterface({ input: output }).on('line', (text) => {
    keep(text);
    const line = parseLine(text);
    if (!line) return;
    const problem = problemOf(line);
    if (problem) problems.add(problem);
    recent.add(line.reqId ?? '');
    for (const oldest of recent) if (recent.size > MAX_RECENT) recent.delete(oldest);
  });
  return {
    /**
     * Waits until the log has come to a request, and takes what it held against the server till then.
     * @param {string} requestId
     */
    async takeProblems(requestId) {
      const end = Date.now() + SEEN_TIMEOUT_MS;
      while (!recent.has(requestId)) {
        if (Date.now() > end)
          throw new Error('The log of the server does not show a request that it has answered');
        await sleep(POLL_MS);
      }
      const taken = problems.all();
      problems = countedProblems();
      return taken;
    },
  };
}

/** An error, or a response of the class 5xx. @param {LogLine} line @returns {Problem | undefined} */
export function problemOf({ level, msg = '', method = '', route, status = 0, err }) {
  const where = `${method} ${route ?? 'no route'}`.trim();
  if (status >= 500) return { what: `response ${String(status)}`, where };
  if (level >= ERROR_LEVEL) return { what: `log: ${err?.message ?? msg}`, where: 'server' };
  return undefined;
}

/** @param {string} text @returns {LogLine | undefined} undefined if it is no JSON */
export function parseLine(text) {
  try {
    const line = /** @type {unknown} */ (JSON.parse(text));
    return typeof line === 'object' && line !== null && 'level' in line
      ? /** @type {LogLine} */ (line)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Equal problems are one, with their number; of different ones, so many are kept. */
function countedProblems() {
  /** @type {Map<string, Problem & { count: number }>} */
  const found = new Map();
  return {
    /** @param {Problem} problem */
    add(problem) {
      const key = JSON.stringify(problem);
      const known = found.get(key);
      if (known) known.count += 1;
      else if (found.size < MAX_KEPT) found.set(key, { ...problem, count: 1 });
    },
    all: () => [...found.values()],
  };
}
