import { runTool } from './run.mjs';

/**
 * Runs tasks with Turborepo, without its telemetry.
 * @param {readonly string[]} args tasks and options of `turbo run`
 * @param {import('./run.mjs').RunOptions} [options]
 */
export function turbo(args, { env = process.env, ...options } = {}) {
  return runTool('turbo/bin/turbo', ['run', ...args], {
    ...options,
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
  });
}
