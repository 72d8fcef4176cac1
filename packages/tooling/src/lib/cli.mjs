import { parseArgs } from 'node:util';
import { exitWithError } from './log.mjs';

/** @typedef {{ type: 'boolean' | 'string', default?: string }} Option */

/**
 * Reads the arguments of a command without any installed package; answers `--help` and refuses unknown options.
 * @template {Record<string, Option>} T @param {string} help @param {T} options
 * @returns {{ values: { [Name in keyof T]?: T[Name]['type'] extends 'boolean' ? boolean : string }, positionals: string[] }}
 */
export function readArguments(help, options) {
  const { values, positionals } = parse(help, options);
  if (values['help'] === true) {
    process.stdout.write(`${help}\n`);
    process.exit(0);
  }
  return /** @type {ReturnType<typeof readArguments<T>>} */ ({ values, positionals });
}

/**
 * @param {string} help @param {Record<string, Option>} options
 * @returns {{ values: Record<string, unknown>, positionals: string[] }}
 */
function parse(help, options) {
  try {
    return parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    exitWithError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}
