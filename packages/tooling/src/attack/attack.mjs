import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { log } from '../lib/log.mjs';
import { onPath } from '../lib/on-path.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { describeFinding, explain, readExplanations } from './findings.mjs';
import { startTarget } from './target.mjs';
import { TOOLS } from './tools.mjs';
import { logIn } from './visitor.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * @typedef {object} Context
 * @property {import('./target.mjs').Target} target
 * @property {string} folder for what the tool writes
 * @property {number} seconds after which its program is ended
 * @property {number} seed
 * @property {() => Promise<import('./visitor.mjs').Visitor>} logIn as a demo agent
 */

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} [program] that has to be on `PATH`
 * @property {import('./target.mjs').Limits} limits behind those of production, most scanners would see 429 alone
 * @property {(context: Context) => Promise<Finding[]>} run rejects where the tool did not do its work
 */

/** @typedef {{ only: readonly string[], seconds: number, seed: number, skipMissing: boolean }} Options */

const FOLDER = path.join(ROOT, '.cache/attack/output');

/**
 * Runs every tool against a server of its own, one after the other.
 * @param {Options} options @returns {Promise<boolean>} whether nothing was found that is not explained
 */
export async function attack({ only, seconds, seed, skipMissing }) {
  const wanted = TOOLS.filter(({ name }) => only.length === 0 || only.includes(name));
  const missing = wanted.filter(({ program }) => program !== undefined && onPath(program) === undefined);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  /** @type {Finding[]} */
  const findings = skipMissing
    ? []
    : missing.map(({ name, program = '' }) => notRun(name, `apt-get install -y ${program}`));
  const tools = wanted.filter((tool) => !missing.includes(tool));
  for (const limits of /** @type {const} */ (['raised', 'production'])) {
    const chosen = tools.filter((tool) => tool.limits === limits);
    if (chosen.length > 0) findings.push(...(await attackOne(limits, chosen, { seconds, seed })));
  }
  return verdict(
    findings,
    missing.map(({ name }) => name),
  );
}

/** @param {Tool['limits']} limits @param {readonly Tool[]} tools @param {Pick<Options, 'seconds' | 'seed'>} options */
async function attackOne(limits, tools, options) {
  log(`Starting a server, limits: ${limits}`);
  const target = await startTarget(limits, FOLDER);
  const context = { target, folder: FOLDER, logIn: () => logIn(target.url, target.publishKey), ...options };
  try {
    const findings = [];
    for (const tool of tools) findings.push(...(await runTool(tool, context)));
    return findings;
  } finally {
    await target.stop();
  }
}

/** Runs a tool; resolves to its findings and the state of the server afterwards. @param {Tool} tool @param {Context} context */
async function runTool(tool, context) {
  log(`Running ${tool.name}`);
  const started = Date.now();
  const found = await tool
    .run(context)
    .catch((/** @type {unknown} */ error) => [notRun(tool.name, String(error))]);
  const after = await context.target.check();
  const memory = context.target.peakMemoryMb();
  log(
    `${tool.name}: ${String(found.length)} findings in ${String(Math.round((Date.now() - started) / 1_000))} s; ` +
      `the server ${after.length === 0 ? 'is ready, and has logged no error' : 'is not as it was'}` +
      (memory === undefined ? '' : `, and has taken at most ${String(memory)} MB`),
  );
  return [
    ...found,
    ...after.map((problem) => ({ ...problem, where: `${problem.where}, during ${tool.name}` })),
  ];
}

/** @param {readonly Finding[]} findings @param {readonly string[]} missing */
function verdict(findings, missing) {
  const { explained, unexplained } = explain(findings, readExplanations());
  for (const { finding, reason } of explained)
    process.stdout.write(`– ${describeFinding(finding)}\n    ${reason}\n`);
  for (const finding of unexplained) process.stdout.write(`✗ ${describeFinding(finding)}\n`);
  process.stdout.write(
    `${String(unexplained.length)} findings, and ${String(explained.length)} that are explained` +
      `${missing.length > 0 ? `; not installed: ${missing.join(', ')}` : ''}. ` +
      `What the tools wrote is in ${path.relative(ROOT, FOLDER)}\n`,
  );
  return unexplained.length === 0;
}

/** @param {string} tool @param {string} detail @returns {Finding} */
const notRun = (tool, detail) => ({ tool, what: 'did not run', where: 'here', detail });
