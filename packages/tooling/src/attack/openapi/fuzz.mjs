import fc from 'fast-check';
import { nameOf, operationsOf } from './document.mjs';
import { changed, hostileRequest } from './hostile.mjs';
import { problemOf } from './judge.mjs';
import { sampleOf } from './sample.mjs';
import { rawRequest, send } from './send.mjs';

/** @typedef {import('../findings.mjs').Finding} Finding */
/** @typedef {import('./document.mjs').Operation} Operation */

/**
 * @typedef {object} Campaign
 * @property {string} url of the server
 * @property {number} seconds for all operations together
 * @property {number} [runs] most requests to an operation, apart from those that make a finding smaller; by default, time is the limit
 * @property {number} seed a run with the same one sends the same requests, as far as time allows
 * @property {import('../visitor.mjs').Visitor} visitor
 */

const TOOL = 'openapi';
const MAX_DETAIL = 600;

/**
 * Sends hostile requests to every operation of the server's own OpenAPI document, and compares each response with it.
 * @param {Campaign} campaign
 * @returns {Promise<{ findings: Finding[], requests: Record<string, number> }>} requests by status class
 */
export async function fuzz({ url, seconds, runs = Number.MAX_SAFE_INTEGER, seed, visitor }) {
  const response = await fetch(`${url}/api/docs/json`);
  const operations = operationsOf(
    /** @type {import('./document.mjs').OpenApiDocument} */ (await response.json()),
  );
  /** @type {Record<string, number>} */
  const requests = {};
  /** @type {Finding[]} */
  const findings = [];
  const end = Date.now() + seconds * 1_000;
  for (const [index, operation] of operations.entries()) {
    const ms = (end - Date.now()) / (operations.length - index);
    const finding = await fuzzOperation(operation, { url, ms, runs, seed, visitor, requests });
    if (finding) findings.push(finding);
  }
  return { findings, requests };
}

/**
 * Shrinks a request that causes a problem to the smallest one that still does.
 * @param {Operation} operation
 * @param {Omit<Campaign, 'seconds' | 'runs'> & { ms: number, runs: number, requests: Record<string, number> }} campaign
 * @returns {Promise<Finding | undefined>}
 */
async function fuzzOperation(operation, { url, ms, runs, seed, visitor, requests }) {
  let last = { problem: '', request: '' };
  const property = fc.asyncProperty(hostileRequest, async ({ seed: choice, changes }) => {
    const sample = changed(sampleOf(operation, visitor.known, choice), changes);
    const headers = await visitor.headersFor(operation.schemes);
    const raw = await rawRequest(operation, sample, headers);
    const answer = await send(url, raw);
    visitor.see(answer.status);
    const group = `${String(answer.status).charAt(0)}xx`;
    requests[group] = (requests[group] ?? 0) + 1;
    const problem = problemOf(operation, answer);
    if (problem === undefined) return;
    last = {
      problem,
      request: `${raw.method} ${raw.path} ${raw.body?.toString() ?? ''}`.slice(0, MAX_DETAIL),
    };
    throw new Error(problem);
  });
  const result = await fc.check(property, {
    seed,
    numRuns: runs,
    interruptAfterTimeLimit: Math.max(ms, 1),
    markInterruptAsFailure: false,
  });
  // No example means that the time was over before the first request.
  if (!result.failed || result.counterexample === null) return undefined;
  const what = last.problem || String(result.errorInstance);
  return { tool: TOOL, what, where: nameOf(operation), detail: `seed ${String(seed)}: ${last.request}` };
}
