import { COMPILER } from '../lib/run.mjs';
import { compilerProjects } from '../lib/workspaces.mjs';

/** @typedef {{ script?: string, bin?: string, args: string[], env?: NodeJS.ProcessEnv }} Tool */

/** For all sources at once the types alone need more than Node allows itself on a small machine. */
const LINT_MEMORY = { NODE_OPTIONS: '--max-old-space-size=4096 --max-semi-space-size=128' };

/**
 * The cache knows a file by its own content: rules that use types may miss what a change elsewhere means for it. CI runs
 * without it.
 * @param {{ paths?: readonly string[], cached?: boolean }} [options] @returns {Tool}
 */
export function eslint({ paths = ['.'], cached = true } = {}) {
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/eslint/'];
  return {
    bin: 'eslint/bin/eslint.js',
    args: ['--max-warnings=0', ...(cached ? cache : []), ...paths],
    env: LINT_MEMORY,
  };
}

/** @param {{ paths?: readonly string[], write?: boolean }} [options] @returns {Tool} */
export function prettier({ paths = ['.'], write = false } = {}) {
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'];
  return {
    bin: 'prettier/bin/prettier.cjs',
    args: [write ? '--write' : '--check', '--log-level=warn', ...cache, ...paths],
  };
}

/** @returns {Tool} */
export function compiler(projects = compilerProjects()) {
  return { bin: COMPILER, args: ['-b', ...projects] };
}

/** @returns {Tool} */
export function unusedCode() {
  return { bin: 'knip/bin/knip.js', args: ['--no-progress'] };
}

/** @returns {Tool} */
export function architecture() {
  return { script: 'packages/tooling/src/commands/architecture.mjs', args: ['--check'] };
}

/** @returns {Tool} */
export function advisories() {
  return { script: 'packages/tooling/src/commands/audit.mjs', args: ['--list'] };
}
