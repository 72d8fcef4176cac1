import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutPassword } from './parsers.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

interface Given {
  text: string;
  file?: string;
}

/** `X_FILE` may name a file with the value of `X`; PROVENANCE_FILE is a setting of its own. */
export function mayBeInFile(name: string): boolean {
  return !/_(?:FILE|DIR)$/.test(name) && name !== 'PROVENANCE';
}

/** The named variables, and those that name files with their values. */
export function pickSettings(env: Environment, names: readonly string[]): Environment {
  const all = names.flatMap((name) => (mayBeInFile(name) ? [name, `${name}_FILE`] : [name]));
  return Object.fromEntries(all.map((name) => [name, env[name]]));
}

export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(['These settings cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

/**
 * Reads environment variables and collects problems; an empty value counts as unset. `X_FILE` names a file that holds `X`, as
 * secrets of containers and of systemd do; what is in it is never shown.
 */
export class EnvReader {
  readonly problems: string[] = [];
  readonly #env: Environment;
  readonly #given = new Map<string, Given>();

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Returns `fallback` if the variable is unset or invalid. @param show formats the value in a problem */
  read<T>(
    name: string,
    fallback: T,
    expected: string,
    parse: (text: string) => T | undefined,
    show = withoutPassword,
  ): T {
    const { text, file } = this.#read(name);
    if (text === '') return fallback;
    const value = parse(text);
    const shown = file === undefined ? `${name}=${show(text)}` : `${name}_FILE=${file}`;
    if (value === undefined) this.problems.push(`${shown}: expected ${expected}`);
    return value ?? fallback;
  }

  optional<T>(name: string, expected: string, parse: (text: string) => T | undefined): T | undefined {
    return this.read<T | undefined>(name, undefined, expected, parse);
  }

  choice<T extends string>(name: string, fallback: T, choices: readonly T[]): T {
    return this.read(name, fallback, `one of ${choices.join(', ')}`, (text) =>
      choices.find((item) => item === text),
    );
  }

  isOn(name: string, fallback: boolean): boolean {
    return this.choice(name, fallback ? 'on' : 'off', ['on', 'off']) === 'on';
  }

  isUnset(name: string): boolean {
    const { text, file } = this.#read(name);
    return text === '' && file === undefined;
  }

  #read(name: string): Given {
    const known = this.#given.get(name);
    if (known) return known;
    const file = mayBeInFile(name) ? this.#text(`${name}_FILE`) : '';
    const given = file === '' ? { text: this.#text(name) } : { text: this.#textIn(file, name), file };
    this.#given.set(name, given);
    return given;
  }

  #text(name: string): string {
    return this.#env[name]?.trim() ?? '';
  }

  /** Reads the file without its final line break; empty, with a problem, if it cannot be read. */
  #textIn(file: string, name: string): string {
    const refuse = (reason: string) => {
      this.problems.push(`${name}_FILE=${file}: ${reason}`);
      return '';
    };
    if (this.#text(name) !== '') return refuse(`expected either ${name} or ${name}_FILE, not both`);
    try {
      return readFileSync(resolve(file), 'utf8').trim() || refuse('expected a file that is not empty');
    } catch (error) {
      return refuse(
        `expected a file that can be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      );
    }
  }
}
